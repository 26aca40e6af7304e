import Storefront

/// A catalog with every type of product and offer, and a group in which every kind of change is possible:
/// `gold` above `silver`, `mint` and `yearly` above `bronze`.
func testCatalog() throws -> StoreCatalog {
    try StoreCatalog(storekit: Array(testCatalogText.utf8), path: "Test.storekit")
}

private let testCatalogText = """
    {
      "identifier" : "TEST",
      "products" : [
        { "productID" : "seed", "displayPrice" : "0.99", "type" : "Consumable" },
        { "productID" : "sack", "displayPrice" : "1.98", "type" : "Consumable" },
        { "productID" : "house", "displayPrice" : "2.99", "type" : "NonConsumable", "familyShareable" : true },
        { "productID" : "perch", "displayPrice" : "1.50", "type" : "NonConsumable" }
      ],
      "nonRenewingSubscriptions" : [ { "productID" : "season", "displayPrice" : "5" } ],
      "subscriptionGroups" : [
        {
          "id" : "pass",
          "name" : "The pass",
          "subscriptions" : [
            {
              "productID" : "gold", "displayPrice" : "11.99", "groupNumber" : 1, "familyShareable" : true,
              "recurringSubscriptionPeriod" : "P1M",
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1M" },
              "codeOffers" : [
                { "offerID" : "NEWBIE", "eligibility" : ["new"], "paymentMode" : "free", "subscriptionPeriod" : "P2M" }
              ]
            },
            {
              "productID" : "silver", "displayPrice" : "7.99", "groupNumber" : 2, "familyShareable" : true,
              "recurringSubscriptionPeriod" : "P1M",
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1M" },
              "codeOffers" : [
                { "offerID" : "STAY", "eligibility" : ["existing"], "displayPrice" : "3.99", "numberOfPeriods" : 2,
                  "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M" },
                { "offerID" : "LAPSED", "eligibility" : ["expired"], "displayPrice" : "1.99",
                  "paymentMode" : "payUpFront", "subscriptionPeriod" : "P1M" }
              ]
            },
            {
              "productID" : "mint", "displayPrice" : "7.99", "groupNumber" : 2,
              "recurringSubscriptionPeriod" : "P1M"
            },
            {
              "productID" : "yearly", "displayPrice" : "79.99", "groupNumber" : 2,
              "recurringSubscriptionPeriod" : "P1Y"
            },
            {
              "productID" : "bronze", "displayPrice" : "4.99", "groupNumber" : 3,
              "recurringSubscriptionPeriod" : "P1M",
              "introductoryOffer" : { "displayPrice" : "0.99", "numberOfPeriods" : 3, "paymentMode" : "payAsYouGo",
                "subscriptionPeriod" : "P1M" },
              "adHocOffers" : [
                { "offerID" : "bronze.promo", "displayPrice" : "9.99", "paymentMode" : "payUpFront",
                  "subscriptionPeriod" : "P3M" }
              ],
              "codeOffers" : [
                { "offerID" : "THREE", "displayPrice" : "2.49", "numberOfPeriods" : 3, "paymentMode" : "payAsYouGo",
                  "subscriptionPeriod" : "P1M" }
              ],
              "winbackOffers" : [ { "offerID" : "back", "paymentMode" : "free", "subscriptionPeriod" : "P1M" } ]
            }
          ]
        },
        {
          "id" : "paper",
          "name" : "The weekly paper",
          "subscriptions" : [
            { "productID" : "weekly", "displayPrice" : "0.99", "recurringSubscriptionPeriod" : "P1W" }
          ]
        }
      ],
      "version" : { "major" : 4, "minor" : 0 }
    }
    """
