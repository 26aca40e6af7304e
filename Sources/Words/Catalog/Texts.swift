// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    /// Before a purchase: what will happen, for how much, and when. The product’s name stands above.
    package func confirmBuy(price: String) -> String { text(0, .text(price)) }
    package func confirmChangeLater(former: String, date: String, terms: String) -> String { text(1, .text(former), .text(date), .text(terms)) }
    package func confirmChangeNow(former: String, terms: String) -> String { text(2, .text(former), .text(terms)) }
    package func confirmChangeNowRefunded(former: String, terms: String, refund: String) -> String { text(3, .text(former), .text(terms), .text(refund)) }
    package func confirmOffer(date: String, terms: String) -> String { text(4, .text(date), .text(terms)) }
    package var confirmOwned: String { text(5) }
    package func confirmRecover(price: String) -> String { text(6, .text(price)) }
    package func confirmResume(date: String, price: String) -> String { text(7, .text(date), .text(price)) }
    /// terms is “1 month free, then $4.99 a month”.
    package func confirmSubscribe(terms: String) -> String { text(8, .text(terms)) }
    /// “21 Nov 2026”
    package func dateDay(day: Int, month: String, year: Int) -> String { text(9, .number(day), .text(month), .number(year)) }
    /// A date of a shop whose months last seconds: “21 Nov 14:03:20”.
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(10, .number(day), .text(month), .text(time)) }
    /// Two things of which one is meant.
    package func listEither(first: String, last: String) -> String { text(38, .text(first), .text(last)) }
    package func listLast(first: String, last: String) -> String { text(39, .text(first), .text(last)) }
    /// Three and more things in a sentence: each is put before the next with this, and the last with “list.last”.
    package func listMore(first: String, next: String) -> String { text(40, .text(first), .text(next)) }
    /// Two things in a sentence.
    package func listTwo(first: String, last: String) -> String { text(41, .text(first), .text(last)) }
    package func purchaseNoteCount(count: Int) -> String { text(54, .number(count)) }
    package func purchaseNoteFreeUntil(date: String) -> String { text(55, .text(date)) }
    package var purchaseNoteNoLongerShared: String { text(56) }
    package func purchaseNoteRefunded(date: String) -> String { text(57, .text(date)) }
    package var purchaseNoteRenewal: String { text(58) }
    package var purchaseNoteReplaced: String { text(59) }
    package func purchaseNoteReplacedRefunded(price: String) -> String { text(60, .text(price)) }
    package var purchaseNoteShared: String { text(61) }
    /// What is special about a purchase, in a few words in a column.
    package var purchaseNoteUnverified: String { text(62) }
    /// One sentence after another, as the language parts them.
    package func sentenceThen(first: String, next: String) -> String { text(75, .text(first), .text(next)) }
    package func storeAlreadyOwned(product: String) -> String { text(148, .text(product)) }
    package func storeAlreadySubscribed(product: String, date: String) -> String { text(149, .text(product), .text(date)) }
    package func storeBillingRetry(product: String, date: String) -> String { text(150, .text(product), .text(date)) }
    /// product is “Pellet Box” or “2 × Pellet Box”.
    package func storeBought(product: String) -> String { text(151, .text(product)) }
    package var storeBoughtDecoration: String { text(152) }
    package var storeBoughtFood: String { text(153) }
    package func storeChangePlanned(former: String, date: String, next: String) -> String { text(154, .text(former), .text(date), .text(next)) }
    package func storeChanged(product: String, former: String, price: String) -> String { text(155, .text(product), .text(former), .text(price)) }
    /// Why a pass ended; the title over it is “Family Pass has ended”.
    package func storeEnded(product: String) -> String { text(156, .text(product)) }
    package var storeEndedNext: String { text(157) }
    package func storeFamilyShared(product: String) -> String { text(158, .text(product)) }
    package func storeGracePeriod(product: String, date: String) -> String { text(159, .text(product), .text(date)) }
    /// country is “Germany” or “the United States”.
    package func storeNotSold(country: String) -> String { text(160, .text(country)) }
    package func storeOfferPlanned(date: String) -> String { text(161, .text(date)) }
    package func storePaid(product: String) -> String { text(162, .text(product)) }
    package func storePaidUntil(product: String, date: String) -> String { text(163, .text(product), .text(date)) }
    package func storePendingAskToBuy(product: String) -> String { text(164, .text(product)) }
    package func storePendingInterrupted(product: String) -> String { text(165, .text(product)) }
    package func storeRefunded(price: String, product: String) -> String { text(166, .text(price), .text(product)) }
    package func storeRenewed(product: String, price: String, date: String) -> String { text(167, .text(product), .text(price), .text(date)) }
    /// One pass in place of another.
    package func storeReplaced(product: String, former: String) -> String { text(168, .text(product), .text(former)) }
    package func storeResumed(product: String, date: String) -> String { text(169, .text(product), .text(date)) }
    /// Follows “Premium Pass replaces Family Pass right away.”
    package func storeReturned(price: String) -> String { text(170, .text(price)) }
    /// Several of one product: “2 × Pellet Box”.
    package func storeSeveral(count: Int, product: String) -> String { text(171, .number(count), .text(product)) }
    package func storeSharingEnded(product: String) -> String { text(172, .text(product)) }
    package func storeSubscribed(product: String, date: String) -> String { text(173, .text(product), .text(date)) }
    package func storeTrial(product: String, date: String) -> String { text(174, .text(product), .text(date)) }
    package func storeUnverifiedChain(product: String) -> String { text(175, .text(product)) }
    package func storeUnverifiedDevice(product: String) -> String { text(176, .text(product)) }
    package func storeUnverifiedEncoding(product: String) -> String { text(177, .text(product)) }
    package func storeUnverifiedMissing(product: String) -> String { text(178, .text(product)) }
    package func storeUnverifiedRevoked(product: String) -> String { text(179, .text(product)) }
    package func storeUnverifiedSignature(product: String) -> String { text(180, .text(product)) }
    package func storeUnverifiedSubscription(product: String) -> String { text(181, .text(product)) }
    package func subscriptionBillingRetry(date: String) -> String { text(285, .text(date)) }
    package func subscriptionChanging(date: String, next: String) -> String { text(286, .text(date), .text(next)) }
    package func subscriptionEnding(date: String) -> String { text(287, .text(date)) }
    package func subscriptionGracePeriod(date: String) -> String { text(288, .text(date)) }
    package var subscriptionNoLongerShared: String { text(289) }
    package func subscriptionOn(date: String, price: String) -> String { text(290, .text(date), .text(price)) }
    package func subscriptionPriceIncrease(date: String, price: String) -> String { text(291, .text(date), .text(price)) }
    package var subscriptionRefunded: String { text(292) }
    package var subscriptionShared: String { text(293) }
    /// How a pass stands; its name stands before it.
    package func subscriptionSharedBy(name: String) -> String { text(294, .text(name)) }
    package func subscriptionTrial(date: String, price: String) -> String { text(295, .text(date), .text(price)) }
    /// What a subscription costs. price is “$4.99”.
    package func termsByDays(count: Int, price: String) -> String { text(296, .number(count), .text(price)) }
    package func termsByMonths(count: Int, price: String) -> String { text(297, .number(count), .text(price)) }
    package func termsByWeeks(count: Int, price: String) -> String { text(298, .number(count), .text(price)) }
    package func termsByYears(count: Int, price: String) -> String { text(299, .number(count), .text(price)) }
    /// A better price for a while, then the standard terms. offer is “$9.99” once or “$0.99 a month”.
    package func termsFirstDays(count: Int, offer: String, standard: String) -> String { text(300, .number(count), .text(offer), .text(standard)) }
    package func termsFirstMonths(count: Int, offer: String, standard: String) -> String { text(301, .number(count), .text(offer), .text(standard)) }
    package func termsFirstWeeks(count: Int, offer: String, standard: String) -> String { text(302, .number(count), .text(offer), .text(standard)) }
    package func termsFirstYears(count: Int, offer: String, standard: String) -> String { text(303, .number(count), .text(offer), .text(standard)) }
    /// A free trial, then the standard terms: “$4.99 a month”.
    package func termsFreeDays(count: Int, standard: String) -> String { text(304, .number(count), .text(standard)) }
    package func termsFreeMonths(count: Int, standard: String) -> String { text(305, .number(count), .text(standard)) }
    package func termsFreeWeeks(count: Int, standard: String) -> String { text(306, .number(count), .text(standard)) }
    package func termsFreeYears(count: Int, standard: String) -> String { text(307, .number(count), .text(standard)) }
    /// time is “5m” or “3h”.
    package func timeAgo(time: String) -> String { text(308, .text(time)) }
    /// Hour and minutes of a clock, both with two digits where the language wants them.
    package func timeClock(hour: String, minute: String) -> String { text(309, .text(hour), .text(minute)) }
    package func timeDays(days: Int) -> String { text(310, .number(days)) }
    package func timeDaysAgo(days: Int) -> String { text(311, .number(days)) }
    /// A gauge without food or water.
    package var timeEmpty: String { text(312) }
    package func timeHours(hours: Int) -> String { text(313, .number(hours)) }
    /// hours is “7 hours”, minutes “25 minutes”.
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(314, .text(hours), .text(minutes)) }
    /// In a column: hours and minutes.
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(315, .number(hours), .number(minutes)) }
    /// On a gauge or in a column: hours left or gone by.
    package func timeHoursShort(hours: Int) -> String { text(316, .number(hours)) }
    package var timeJustNow: String { text(317) }
    /// On a gauge: how long food or water lasts. time is “3h” or “12m”.
    package func timeLeft(time: String) -> String { text(318, .text(time)) }
    package var timeLessThanAMinute: String { text(319) }
    /// A gauge with little left, where there is room. left is “42m left”.
    package func timeLow(left: String) -> String { text(320, .text(left)) }
    /// A gauge with little left, in eight columns. time is “42m”.
    package func timeLowShort(time: String) -> String { text(321, .text(time)) }
    package func timeMinutes(minutes: Int) -> String { text(322, .number(minutes)) }
    /// On a gauge or in a column: minutes left or gone by.
    package func timeMinutesShort(minutes: Int) -> String { text(323, .number(minutes)) }
    /// Something has gone on for less than a minute.
    package var timeNow: String { text(324) }
    /// In a column.
    package var timeUnderAMinute: String { text(325) }
    package var timeYesterday: String { text(326) }
}
