import Testing

/// Files in the shape in which Xcode writes each version, with keys that this program has no use for.
struct CatalogSample: Sendable, CustomTestStringConvertible {
    let version: String
    let products: [String]
    let text: String

    var testDescription: String { version }

    static let all = [version1, version2, version3, version4, version5]

    static let version1 = CatalogSample(
        version: "1.1", products: ["plain.lifetime", "plain.year"],
        text: """
            {
              "identifier" : "A0B1C2D3",
              "nonRenewingSubscriptions" : [

              ],
              "products" : [
                {
                  "displayPrice" : "199.99",
                  "familyShareable" : true,
                  "internalID" : "00AA11BB",
                  "localizations" : [
                    {
                      "description" : "",
                      "displayName" : "",
                      "locale" : "en_US"
                    }
                  ],
                  "productID" : "plain.lifetime",
                  "referenceName" : null,
                  "type" : "NonConsumable"
                }
              ],
              "settings" : {

              },
              "subscriptionGroups" : [
                {
                  "id" : "77FF00EE",
                  "localizations" : [

                  ],
                  "name" : "plain",
                  "subscriptions" : [
                    {
                      "adHocOffers" : [

                      ],
                      "displayPrice" : "39.99",
                      "familyShareable" : false,
                      "groupNumber" : 1,
                      "internalID" : "22CC33DD",
                      "introductoryOffer" : {
                        "internalID" : "44EE55FF",
                        "paymentMode" : "free",
                        "subscriptionPeriod" : "P2W"
                      },
                      "localizations" : [
                        {
                          "description" : "A year of \\"everything\\"",
                          "displayName" : "Yearly/plain ü 鳥",
                          "locale" : "en_US"
                        }
                      ],
                      "productID" : "plain.year",
                      "recurringSubscriptionPeriod" : "P1Y",
                      "referenceName" : "year",
                      "subscriptionGroupID" : "77FF00EE",
                      "type" : "RecurringSubscription"
                    }
                  ]
                }
              ],
              "version" : {
                "major" : 1,
                "minor" : 1
              }
            }

            """)

    static let version2 = CatalogSample(
        version: "2.0", products: ["two.season"],
        text: """
            {
              "identifier" : "F00DBA11",
              "nonRenewingSubscriptions" : [
                {
                  "displayPrice" : "12",
                  "familyShareable" : false,
                  "internalID" : "66112233",
                  "localizations" : [
                    {
                      "description" : "One season",
                      "displayName" : "Season",
                      "locale" : "en_US"
                    }
                  ],
                  "productID" : "two.season",
                  "referenceName" : "Season",
                  "type" : "NonRenewingSubscription"
                }
              ],
              "products" : [

              ],
              "settings" : {
                "_applicationInternalID" : "1234567890",
                "_developerTeamID" : "TEAM000000",
                "_lastSynchronizedDate" : 684512345.18273902
              },
              "subscriptionGroups" : [

              ],
              "version" : {
                "major" : 2,
                "minor" : 0
              }
            }

            """)

    static let version3 = CatalogSample(
        version: "3.0", products: ["three.seed"],
        text: """
            {
              "identifier" : "33333333",
              "nonRenewingSubscriptions" : [

              ],
              "products" : [
                {
                  "displayPrice" : "0.99",
                  "familyShareable" : false,
                  "internalID" : "3A3A3A3A",
                  "localizations" : [

                  ],
                  "productID" : "three.seed",
                  "referenceName" : "Seed",
                  "type" : "Consumable"
                }
              ],
              "settings" : {
                "_failTransactionsEnabled" : false,
                "_storeKitErrors" : [
                  {
                    "current" : {
                      "index" : 2,
                      "type" : "generic"
                    },
                    "enabled" : true,
                    "name" : "Load Products"
                  }
                ]
              },
              "subscriptionGroups" : [

              ],
              "version" : {
                "major" : 3,
                "minor" : 0
              }
            }

            """)

    static let version4 = CatalogSample(
        version: "4.0", products: ["four.month"],
        text: """
            {
              "appPolicies" : {
                "eula" : "",
                "policies" : [
                  {
                    "locale" : "en_US",
                    "policyText" : "",
                    "policyURL" : "https://example.org"
                  }
                ]
              },
              "identifier" : "44444444",
              "nonRenewingSubscriptions" : [

              ],
              "products" : [

              ],
              "settings" : {
                "_timeRate" : 15
              },
              "subscriptionGroups" : [
                {
                  "id" : "4B4B4B4B",
                  "localizations" : [

                  ],
                  "name" : "four",
                  "subscriptions" : [
                    {
                      "adHocOffers" : [
                        {
                          "displayPrice" : "1.49",
                          "internalID" : "4C4C4C4C",
                          "numberOfPeriods" : 4,
                          "offerID" : "four.thanks",
                          "paymentMode" : "payAsYouGo",
                          "referenceName" : "Thanks",
                          "subscriptionPeriod" : "P1M"
                        }
                      ],
                      "codeOffers" : [
                        {
                          "displayPrice" : "5.99",
                          "eligibility" : [
                            "existing",
                            "expired",
                            "somethingNew"
                          ],
                          "internalID" : "4D4D4D4D",
                          "isStackable" : true,
                          "offerID" : "four.code",
                          "paymentMode" : "payUpFront",
                          "referenceName" : "Code",
                          "subscriptionPeriod" : "P6M"
                        }
                      ],
                      "displayPrice" : "2.99",
                      "familyShareable" : false,
                      "groupNumber" : 1,
                      "internalID" : "4E4E4E4E",
                      "introductoryOffer" : null,
                      "localizations" : [

                      ],
                      "productID" : "four.month",
                      "recurringSubscriptionPeriod" : "P1M",
                      "referenceName" : "Month",
                      "subscriptionGroupID" : "4B4B4B4B",
                      "type" : "RecurringSubscription",
                      "winbackOffers" : [
                        {
                          "internalID" : "4F4F4F4F",
                          "isDisabled" : false,
                          "offerID" : "four.back",
                          "paymentMode" : "free",
                          "subscriptionPeriod" : "P1M"
                        }
                      ]
                    }
                  ]
                }
              ],
              "subscriptionOffersKeyPair" : {
                "id" : "4A4A4A4A",
                "privateKey" : "a+b/c=="
              },
              "version" : {
                "major" : 4,
                "minor" : 0
              }
            }

            """)

    static let version5 = CatalogSample(
        version: "5.0", products: ["five.month"],
        text: """
            {
              "identifier" : "55555555",
              "nonRenewingSubscriptions" : [

              ],
              "products" : [

              ],
              "settings" : {

              },
              "subscriptionGroups" : [
                {
                  "id" : "5B5B5B5B",
                  "localizations" : [

                  ],
                  "name" : "five",
                  "subscriptions" : [
                    {
                      "adHocOffers" : [

                      ],
                      "billingPlans" : [
                        {
                          "billingPlanType" : "BILLED_UPFRONT",
                          "commitmentDisplayPrice" : "143.99",
                          "displayPrice" : "143.99",
                          "internalID" : "5C5C5C5C",
                          "isEnabled" : true
                        }
                      ],
                      "codeOffers" : [

                      ],
                      "displayPrice" : "14.99",
                      "familyShareable" : false,
                      "groupNumber" : 1,
                      "internalID" : "5D5D5D5D",
                      "introductoryOffers" : [
                        {
                          "displayPrice" : "0.00",
                          "internalID" : "5E5E5E5E",
                          "paymentMode" : "free",
                          "subscriptionPeriod" : "P3D"
                        }
                      ],
                      "localizations" : [

                      ],
                      "productID" : "five.month",
                      "recurringSubscriptionPeriod" : "P1M",
                      "referenceName" : "Month",
                      "subscriptionGroupID" : "5B5B5B5B",
                      "type" : "RecurringSubscription",
                      "winbackOffers" : [

                      ]
                    }
                  ]
                }
              ],
              "version" : {
                "major" : 5,
                "minor" : 0
              }
            }

            """)
}
