// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package func accountAgree(price: String) -> String { text(0, .text(price)) }
    package var accountAnother: String { text(1) }
    package var accountCancel: String { text(2) }
    package func accountCancelGrace(product: String, date: String) -> String { text(3, .text(product), .text(date)) }
    package func accountCancelPaid(product: String, date: String) -> String { text(4, .text(product), .text(date)) }
    /// Asked before the renewal is canceled: with a balance due, in the grace period, and else.
    package func accountCancelUnpaid(product: String) -> String { text(5, .text(product)) }
    package func accountChange(product: String) -> String { text(6, .text(product)) }
    package var accountCode: String { text(7) }
    package var accountCodeStory: String { text(8) }
    package var accountDeclinePrice: String { text(9) }
    /// Asked before a new price is declined.
    package func accountDeclineQuestion(product: String, date: String) -> String { text(10, .text(product), .text(date)) }
    package var accountEmail: String { text(11) }
    package var accountGiveUp: String { text(12) }
    /// At the foot of the page, after the key for it.
    package var accountManage: String { text(13) }
    /// The player’s pass: what can be done about it.
    package var accountManageTitle: String { text(14) }
    package var accountManagerStory: String { text(15) }
    /// The account’s page: label and value.
    package var accountName: String { text(16) }
    package var accountNoEmail: String { text(17) }
    package var accountNoPass: String { text(18) }
    package var accountNoPassStory: String { text(19) }
    package var accountNothingBought: String { text(20) }
    /// Where this copy of the game came from.
    package func accountOrigin(country: String, date: String) -> String { text(21, .text(country), .text(date)) }
    package var accountPass: String { text(22) }
    package var accountPay: String { text(23) }
    /// A purchase: its receipt, and what can be done about it.
    package var accountPurchase: String { text(24) }
    package var accountPurchases: String { text(25) }
    package var accountRefund: String { text(26) }
    package func accountRefundDecoration(price: String) -> String { text(27, .text(price)) }
    package func accountRefundEaten(price: String) -> String { text(28, .text(price)) }
    package func accountRefundFood(price: String, goods: String) -> String { text(29, .text(price), .text(goods)) }
    package func accountRefundPass(price: String) -> String { text(30, .text(price)) }
    /// Asked before a refund: what comes back, and what goes. goods is “3 × Nectar”.
    package func accountRefundQuestion(price: String) -> String { text(31, .text(price)) }
    package var accountRestore: String { text(32) }
    /// Restoring purchases: asked before, and told after.
    package func accountRestoreQuestion(name: String) -> String { text(33, .text(name)) }
    package var accountRestoreStory: String { text(34) }
    package var accountResume: String { text(35) }
    package var accountSeePasses: String { text(36) }
    /// Since when the player has had this account.
    package func accountSince(date: String) -> String { text(37, .text(date)) }
    /// Beside “Purchases”: simulated money.
    package func accountSpent(month: String, total: String) -> String { text(38, .text(month), .text(total)) }
    package func accountStay(product: String) -> String { text(39, .text(product)) }
    package var accountWithdraw: String { text(40) }
    /// title is “Family Pass has ended”.
    package func awayEnded(title: String) -> String { text(41, .text(title)) }
    /// What became of passes while nobody played: told at opening. news is one or more sentences.
    package func awayPurchases(news: String) -> String { text(42, .text(news)) }
    package var awayRenewalsLimited: String { text(43) }
    package func awayRenewed(count: Int, pass: String, price: String) -> String { text(44, .number(count), .text(pass), .text(price)) }
    /// Before a purchase: what will happen, for how much, and when. The product’s name stands above.
    package func confirmBuy(price: String) -> String { text(45, .text(price)) }
    package func confirmChangeLater(former: String, date: String, terms: String) -> String { text(46, .text(former), .text(date), .text(terms)) }
    package func confirmChangeNow(former: String, terms: String) -> String { text(47, .text(former), .text(terms)) }
    package func confirmChangeNowRefunded(former: String, terms: String, refund: String) -> String { text(48, .text(former), .text(terms), .text(refund)) }
    package func confirmOffer(date: String, terms: String) -> String { text(49, .text(date), .text(terms)) }
    package var confirmOwned: String { text(50) }
    package func confirmRecover(price: String) -> String { text(51, .text(price)) }
    package func confirmResume(date: String, price: String) -> String { text(52, .text(date), .text(price)) }
    /// terms is “1 month free, then $4.99 a month”.
    package func confirmSubscribe(terms: String) -> String { text(53, .text(terms)) }
    /// “21 Nov 2026”
    package func dateDay(day: Int, month: String, year: Int) -> String { text(54, .number(day), .text(month), .number(year)) }
    /// A date of a shop whose months last seconds: “21 Nov 14:03:20”.
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(55, .number(day), .text(month), .text(time)) }
    /// Two things of which one is meant.
    package func listEither(first: String, last: String) -> String { text(121, .text(first), .text(last)) }
    package func listLast(first: String, last: String) -> String { text(122, .text(first), .text(last)) }
    /// Three and more things in a sentence: each is put before the next with this, and the last with “list.last”.
    package func listMore(first: String, next: String) -> String { text(123, .text(first), .text(next)) }
    /// Two things in a sentence.
    package func listTwo(first: String, last: String) -> String { text(124, .text(first), .text(last)) }
    package var managerAllowed: String { text(125) }
    package var managerAllowedStory: String { text(126) }
    /// What can be done to a purchase from outside the game; the sentence below says what it does.
    package var managerApprove: String { text(127) }
    /// Switches, and what each does.
    package var managerAskToBuy: String { text(128) }
    package var managerAskToBuyStory: String { text(129) }
    package var managerBillingRetry: String { text(130) }
    package var managerBillingRetryStory: String { text(131) }
    package var managerDecline: String { text(132) }
    package var managerDelete: String { text(133) }
    package var managerDeleteQuestion: String { text(134) }
    package var managerDeleteStory: String { text(135) }
    package var managerExpire: String { text(136) }
    package var managerFailures: String { text(137) }
    package var managerGiveUp: String { text(138) }
    package var managerGracePeriod: String { text(139) }
    package var managerGracePeriodStory: String { text(140) }
    package var managerInterrupted: String { text(141) }
    package var managerInterruptedStory: String { text(142) }
    package var managerLocale: String { text(143) }
    package var managerLocaleStory: String { text(144) }
    package var managerOff: String { text(145) }
    package var managerOn: String { text(146) }
    package var managerPlace: String { text(147) }
    package var managerPriceIncrease: String { text(148) }
    package var managerPriceStory: String { text(149) }
    /// Groups of switches.
    package var managerPurchases: String { text(150) }
    package var managerRate: String { text(151) }
    package var managerRateStory: String { text(152) }
    package var managerRenewNow: String { text(153) }
    package var managerRenewStory: String { text(154) }
    package var managerRenewals: String { text(155) }
    package var managerResolve: String { text(156) }
    package var managerStorefront: String { text(157) }
    package var managerStorefrontStory: String { text(158) }
    /// The Transaction Manager, in the terms of Xcode’s: a page on which testers tell the simulated App Store how to behave.
    package var managerTitle: String { text(159) }
    package var managerTransactionStory: String { text(160) }
    package var passConfirmTitle: String { text(173) }
    package func passHave(pass: String) -> String { text(174, .text(pass)) }
    package func passHaveLower(pass: String) -> String { text(175, .text(pass)) }
    package var passNothingAbove: String { text(176) }
    package var passOffer: String { text(177) }
    package var passOfferShort: String { text(178) }
    package var passPoliciesTitle: String { text(179) }
    package var passPolicyChange: String { text(180) }
    package var passPolicyRenewal: String { text(181) }
    package var passPolicySimulated: String { text(182) }
    package var passRestoreShort: String { text(183) }
    package var passStory: String { text(184) }
    package var passStoryShort: String { text(185) }
    package var passStoryShortest: String { text(186) }
    /// The passes’ page.
    package var passTitle: String { text(187) }
    package func purchaseNoteCount(count: Int) -> String { text(188, .number(count)) }
    package func purchaseNoteFreeUntil(date: String) -> String { text(189, .text(date)) }
    package var purchaseNoteNoLongerShared: String { text(190) }
    package func purchaseNoteRefunded(date: String) -> String { text(191, .text(date)) }
    package var purchaseNoteRenewal: String { text(192) }
    package var purchaseNoteReplaced: String { text(193) }
    package func purchaseNoteReplacedRefunded(price: String) -> String { text(194, .text(price)) }
    package var purchaseNoteShared: String { text(195) }
    /// What is special about a purchase, in a few words in a column.
    package var purchaseNoteUnverified: String { text(196) }
    package func purchaseRemarkFreeUntil(date: String) -> String { text(197, .text(date)) }
    /// The same as sentences on its receipt.
    package func purchaseRemarkRefunded(date: String) -> String { text(198, .text(date)) }
    package var purchaseRemarkRenewal: String { text(199) }
    package var purchaseRemarkReplaced: String { text(200) }
    package func purchaseRemarkReplacedRefunded(price: String) -> String { text(201, .text(price)) }
    package var purchaseRemarkShared: String { text(202) }
    package func receiptAmount(price: String) -> String { text(215, .text(price)) }
    package var receiptBought: String { text(216) }
    package var receiptNumber: String { text(217) }
    package var receiptPrice: String { text(218) }
    package var receiptRefunded: String { text(219) }
    package var receiptUntil: String { text(220) }
    /// One sentence after another, as the language parts them.
    package func sentenceThen(first: String, next: String) -> String { text(223, .text(first), .text(next)) }
    package var sharingAlone: String { text(224) }
    package var sharingEnd: String { text(225) }
    package var sharingEndQuestion: String { text(226) }
    package var sharingJoin: String { text(227) }
    package var sharingJoinable: String { text(228) }
    package func sharingJoined(name: String, product: String) -> String { text(229, .text(name), .text(product)) }
    package var sharingLeave: String { text(230) }
    package var sharingLeaveQuestion: String { text(231) }
    package var sharingNone: String { text(232) }
    package func sharingOrganizerShares(products: String) -> String { text(233, .text(products)) }
    package var sharingOrganizerSharesNothing: String { text(234) }
    package func sharingRemove(name: String) -> String { text(235, .text(name)) }
    package func sharingRemoveQuestion(name: String) -> String { text(236, .text(name)) }
    package func sharingRemoved(name: String) -> String { text(237, .text(name)) }
    package func sharingSharedBy(name: String) -> String { text(238, .text(name)) }
    /// Beside a member’s name. products is “Family Pass and Birdhouses”.
    package func sharingShares(products: String) -> String { text(239, .text(products)) }
    package var sharingSharesNothing: String { text(240) }
    package var sharingStart: String { text(241) }
    package var sharingStory: String { text(242) }
    /// The family: players of this computer who share what they buy.
    package var sharingTitle: String { text(243) }
    /// In the account’s row.
    package var sharingUnreadable: String { text(244) }
    package func sharingWith(others: Int) -> String { text(245, .number(others)) }
    package func sharingYou(name: String) -> String { text(246, .text(name)) }
    package func shopAccount(name: String) -> String { text(247, .text(name)) }
    /// A badge on the product with the most food for its price.
    package var shopBestValue: String { text(248) }
    /// The sheet for offer codes.
    package var shopCode: String { text(249) }
    package var shopCodeStory: String { text(250) }
    /// The sheet before a purchase.
    package var shopConfirmTitle: String { text(251) }
    package var shopDecorations: String { text(252) }
    package var shopDecorationsNote: String { text(253) }
    package func shopHolds(count: Int) -> String { text(254, .number(count)) }
    /// Beside a price: how many pieces it buys, and how many the player has.
    package func shopHoldsOwned(count: Int, owned: Int) -> String { text(255, .number(count), .number(owned)) }
    package var shopHowMany: String { text(256) }
    package var shopInMemory: String { text(257) }
    package var shopNotSaved: String { text(258) }
    /// In place of a price.
    package var shopOwned: String { text(259) }
    package var shopRedeem: String { text(260) }
    /// Whether what was just done is on disk.
    package var shopSaved: String { text(261) }
    package var shopSaving: String { text(262) }
    /// Beside titles, from roomy to tight: all prices are make-believe.
    package var shopSimulated: String { text(263) }
    package var shopSimulatedPrice: String { text(264) }
    package var shopSimulatedShort: String { text(265) }
    package var shopSimulatedShortest: String { text(266) }
    /// The shop’s page.
    package var shopTitle: String { text(267) }
    /// A product that waits. title is “Asked”, story a sentence.
    package func shopWaiting(title: String, story: String) -> String { text(268, .text(title), .text(story)) }
    package func storeAlreadyOwned(product: String) -> String { text(341, .text(product)) }
    package func storeAlreadySubscribed(product: String, date: String) -> String { text(342, .text(product), .text(date)) }
    package func storeBillingRetry(product: String, date: String) -> String { text(343, .text(product), .text(date)) }
    /// product is “Pellet Box” or “2 × Pellet Box”.
    package func storeBought(product: String) -> String { text(344, .text(product)) }
    package var storeBoughtDecoration: String { text(345) }
    package var storeBoughtFood: String { text(346) }
    package func storeChangePlanned(former: String, date: String, next: String) -> String { text(347, .text(former), .text(date), .text(next)) }
    package func storeChanged(product: String, former: String, price: String) -> String { text(348, .text(product), .text(former), .text(price)) }
    package func storeDeclined(product: String) -> String { text(349, .text(product)) }
    package func storeDeleted(product: String) -> String { text(350, .text(product)) }
    /// Why a pass ended; the title over it is “Family Pass has ended”.
    package func storeEnded(product: String) -> String { text(351, .text(product)) }
    package var storeEndedNext: String { text(352) }
    package func storeFamilyShared(product: String) -> String { text(353, .text(product)) }
    package func storeGracePeriod(product: String, date: String) -> String { text(354, .text(product), .text(date)) }
    /// country is “Germany” or “the United States”.
    package func storeNotSold(country: String) -> String { text(355, .text(country)) }
    package func storeOfferPlanned(date: String) -> String { text(356, .text(date)) }
    package func storePaid(product: String) -> String { text(357, .text(product)) }
    package func storePaidUntil(product: String, date: String) -> String { text(358, .text(product), .text(date)) }
    package func storePendingAskToBuy(product: String) -> String { text(359, .text(product)) }
    package func storePendingInterrupted(product: String) -> String { text(360, .text(product)) }
    package func storeRefunded(price: String, product: String) -> String { text(361, .text(price), .text(product)) }
    package func storeRenewed(product: String, price: String, date: String) -> String { text(362, .text(product), .text(price), .text(date)) }
    /// One pass in place of another.
    package func storeReplaced(product: String, former: String) -> String { text(363, .text(product), .text(former)) }
    package func storeRestored(products: String) -> String { text(364, .text(products)) }
    package var storeRestoredFood: String { text(365) }
    package func storeRestoredUnverified(count: Int) -> String { text(366, .number(count)) }
    package func storeResumed(product: String, date: String) -> String { text(367, .text(product), .text(date)) }
    /// Follows “Premium Pass replaces Family Pass right away.”
    package func storeReturned(price: String) -> String { text(368, .text(price)) }
    /// Several of one product: “2 × Pellet Box”.
    package func storeSeveral(count: Int, product: String) -> String { text(369, .number(count), .text(product)) }
    package func storeSharingEnded(product: String) -> String { text(370, .text(product)) }
    package func storeSubscribed(product: String, date: String) -> String { text(371, .text(product), .text(date)) }
    package func storeTrial(product: String, date: String) -> String { text(372, .text(product), .text(date)) }
    package func storeUnverifiedChain(product: String) -> String { text(373, .text(product)) }
    package func storeUnverifiedDevice(product: String) -> String { text(374, .text(product)) }
    package func storeUnverifiedEncoding(product: String) -> String { text(375, .text(product)) }
    package func storeUnverifiedMissing(product: String) -> String { text(376, .text(product)) }
    package func storeUnverifiedRevoked(product: String) -> String { text(377, .text(product)) }
    package func storeUnverifiedSignature(product: String) -> String { text(378, .text(product)) }
    package func storeUnverifiedSubscription(product: String) -> String { text(379, .text(product)) }
    package func subscriptionBillingRetry(date: String) -> String { text(494, .text(date)) }
    package func subscriptionChanging(date: String, next: String) -> String { text(495, .text(date), .text(next)) }
    package func subscriptionEnding(date: String) -> String { text(496, .text(date)) }
    package func subscriptionGracePeriod(date: String) -> String { text(497, .text(date)) }
    package var subscriptionNoLongerShared: String { text(498) }
    package func subscriptionOn(date: String, price: String) -> String { text(499, .text(date), .text(price)) }
    package func subscriptionPriceIncrease(date: String, price: String) -> String { text(500, .text(date), .text(price)) }
    package var subscriptionRefunded: String { text(501) }
    package var subscriptionShared: String { text(502) }
    /// How a pass stands; its name stands before it.
    package func subscriptionSharedBy(name: String) -> String { text(503, .text(name)) }
    package func subscriptionTrial(date: String, price: String) -> String { text(504, .text(date), .text(price)) }
    /// What a subscription costs. price is “$4.99”.
    package func termsByDays(count: Int, price: String) -> String { text(505, .number(count), .text(price)) }
    package func termsByMonths(count: Int, price: String) -> String { text(506, .number(count), .text(price)) }
    package func termsByWeeks(count: Int, price: String) -> String { text(507, .number(count), .text(price)) }
    package func termsByYears(count: Int, price: String) -> String { text(508, .number(count), .text(price)) }
    /// A better price for a while, then the standard terms. offer is “$9.99” once or “$0.99 a month”.
    package func termsFirstDays(count: Int, offer: String, standard: String) -> String { text(509, .number(count), .text(offer), .text(standard)) }
    package func termsFirstMonths(count: Int, offer: String, standard: String) -> String { text(510, .number(count), .text(offer), .text(standard)) }
    package func termsFirstWeeks(count: Int, offer: String, standard: String) -> String { text(511, .number(count), .text(offer), .text(standard)) }
    package func termsFirstYears(count: Int, offer: String, standard: String) -> String { text(512, .number(count), .text(offer), .text(standard)) }
    /// A free trial, then the standard terms: “$4.99 a month”.
    package func termsFreeDays(count: Int, standard: String) -> String { text(513, .number(count), .text(standard)) }
    package func termsFreeMonths(count: Int, standard: String) -> String { text(514, .number(count), .text(standard)) }
    package func termsFreeWeeks(count: Int, standard: String) -> String { text(515, .number(count), .text(standard)) }
    package func termsFreeYears(count: Int, standard: String) -> String { text(516, .number(count), .text(standard)) }
    /// time is “5m” or “3h”.
    package func timeAgo(time: String) -> String { text(517, .text(time)) }
    /// Hour and minutes of a clock, both with two digits where the language wants them.
    package func timeClock(hour: String, minute: String) -> String { text(518, .text(hour), .text(minute)) }
    package func timeDays(days: Int) -> String { text(519, .number(days)) }
    package func timeDaysAgo(days: Int) -> String { text(520, .number(days)) }
    /// A gauge without food or water.
    package var timeEmpty: String { text(521) }
    package func timeHours(hours: Int) -> String { text(522, .number(hours)) }
    /// hours is “7 hours”, minutes “25 minutes”.
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(523, .text(hours), .text(minutes)) }
    /// In a column: hours and minutes.
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(524, .number(hours), .number(minutes)) }
    /// On a gauge or in a column: hours left or gone by.
    package func timeHoursShort(hours: Int) -> String { text(525, .number(hours)) }
    package var timeJustNow: String { text(526) }
    /// On a gauge: how long food or water lasts. time is “3h” or “12m”.
    package func timeLeft(time: String) -> String { text(527, .text(time)) }
    package var timeLessThanAMinute: String { text(528) }
    /// A gauge with little left, where there is room. left is “42m left”.
    package func timeLow(left: String) -> String { text(529, .text(left)) }
    /// A gauge with little left, in eight columns. time is “42m”.
    package func timeLowShort(time: String) -> String { text(530, .text(time)) }
    package func timeMinutes(minutes: Int) -> String { text(531, .number(minutes)) }
    /// On a gauge or in a column: minutes left or gone by.
    package func timeMinutesShort(minutes: Int) -> String { text(532, .number(minutes)) }
    /// Something has gone on for less than a minute.
    package var timeNow: String { text(533) }
    /// In a column.
    package var timeUnderAMinute: String { text(534) }
    package var timeYesterday: String { text(535) }
}
