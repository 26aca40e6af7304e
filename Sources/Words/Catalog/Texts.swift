// Made by `make assets` from Assets/Localizable.xcstrings. Edit the catalog, not this file.
// swift-format-ignore-file

extension Words {
    package func accountAgree(price: String) -> String { text(0, .text(price)) }  // Agree to %1$@, simulated
    package var accountAnother: String { text(1) }  // Buy another one
    package var accountCancel: String { text(2) }  // Cancel the renewal
    package func accountCancelGrace(product: String, date: String) -> String { text(3, .text(product), .text(date)) }  // %1$@ stays active until %2$@ and ends then. The balance won’t be charged.
    package func accountCancelPaid(product: String, date: String) -> String { text(4, .text(product), .text(date)) }  // %1$@ stays active until %2$@ and ends then. No more simulated money is charged, 
    package func accountCancelUnpaid(product: String) -> String { text(5, .text(product)) }  // There’s a balance due. If you cancel, %1$@ ends now, and nothing is charged.
    package func accountChange(product: String) -> String { text(6, .text(product)) }  // Change to %1$@
    package var accountCode: String { text(7) }  // Redeem a code
    package var accountCodeStory: String { text(8) }  // Did someone give you a code for a better price?
    package var accountDeclinePrice: String { text(9) }  // Decline the new price
    package func accountDeclineQuestion(product: String, date: String) -> String { text(10, .text(product), .text(date)) }  // %1$@ stays active until %2$@ at the old price and ends then.
    package var accountEmail: String { text(11) }  // Email
    package var accountGiveUp: String { text(12) }  // Give up
    package var accountManage: String { text(13) }  // manage
    package var accountManageTitle: String { text(14) }  // Your pass
    package var accountManagerStory: String { text(15) }  // How this App Store behaves, and what becomes of each purchase.
    package var accountName: String { text(16) }  // Name
    package var accountNoEmail: String { text(17) }  // none given
    package var accountNoPass: String { text(18) }  // No pass
    package var accountNoPassStory: String { text(19) }  // Eight backyards are yours without one. See what a pass brings.
    package var accountNothingBought: String { text(20) }  // Nothing yet. The shop has treats for rare guests.
    package func accountOrigin(country: String, date: String) -> String { text(21, .text(country), .text(date)) }  // This game came from the simulated App Store (%1$@) on %2$@. No real money, no ne
    package var accountPass: String { text(22) }  // Pass
    package var accountPay: String { text(23) }  // Pay the balance
    package var accountPurchase: String { text(24) }  // Purchase
    package var accountPurchases: String { text(25) }  // Purchases
    package var accountRefund: String { text(26) }  // Ask for a refund
    package func accountRefundDecoration(price: String) -> String { text(27, .text(price)) }  // You get %1$@ (simulated) back, and what it brought is put away.
    package func accountRefundEaten(price: String) -> String { text(28, .text(price)) }  // You get %1$@ (simulated) back. There’s nothing to return: what was eaten is eate
    package func accountRefundFood(price: String, goods: String) -> String { text(29, .text(price), .text(goods)) }  // You get %1$@ (simulated) back, and what’s left goes back to the shop: %2$@. What
    package func accountRefundPass(price: String) -> String { text(30, .text(price)) }  // You get %1$@ (simulated) back, and the pass ends right away.
    package func accountRefundQuestion(price: String) -> String { text(31, .text(price)) }  // You get %1$@ (simulated) back.
    package var accountRestore: String { text(32) }  // Restore purchases
    package func accountRestoreQuestion(name: String) -> String { text(33, .text(name)) }  // This asks the simulated App Store again for everything %1$@ has bought: a pass, 
    package var accountRestoreStory: String { text(34) }  // Look again for everything this account has bought.
    package var accountResume: String { text(35) }  // Let it renew again
    package var accountSeePasses: String { text(36) }  // See all passes
    package func accountSince(date: String) -> String { text(37, .text(date)) }  // Here since %1$@
    package func accountSpent(month: String, total: String) -> String { text(38, .text(month), .text(total)) }  // %1$@ this month, %2$@ in all, simulated
    package func accountStay(product: String) -> String { text(39, .text(product)) }  // Stay with %1$@
    package var accountWithdraw: String { text(40) }  // Take the request back
    package func awayEnded(title: String) -> String { text(41, .text(title)) }  // %1$@.
    package func awayPurchases(news: String) -> String { text(42, .text(news)) }  // While you were away: %1$@
    package var awayRenewalsLimited: String { text(43) }  // At this renewal rate, a pass renews twelve times at most while nobody plays.
    package func awayRenewed(count: Int, pass: String, price: String) -> String { text(44, .number(count), .text(pass), .text(price)) }  // %2$@ renewed %1$lld times, for %3$@ (simulated) in all.
    package func confirmBuy(price: String) -> String { text(45, .text(price)) }  // %1$@, simulated. No real money changes hands.
    package func confirmChangeLater(former: String, date: String, terms: String) -> String { text(46, .text(former), .text(date), .text(terms)) }  // %1$@ stays active until %2$@. Then this begins: %3$@, simulated.
    package func confirmChangeNow(former: String, terms: String) -> String { text(47, .text(former), .text(terms)) }  // It replaces %1$@ right away: %2$@, simulated.
    package func confirmChangeNowRefunded(former: String, terms: String, refund: String) -> String { text(48, .text(former), .text(terms), .text(refund)) }  // It replaces %1$@ right away: %2$@, and you get %3$@ back for the remaining days,
    package func confirmOffer(date: String, terms: String) -> String { text(49, .text(date), .text(terms)) }  // From %1$@ on: %2$@, simulated.
    package var confirmOwned: String { text(50) }  // You already own it: it costs nothing, not even simulated money.
    package func confirmRecover(price: String) -> String { text(51, .text(price)) }  // This pays the balance of %1$@, simulated.
    package func confirmResume(date: String, price: String) -> String { text(52, .text(date), .text(price)) }  // Nothing is due now. It renews on %1$@ for %2$@, simulated.
    package func confirmSubscribe(terms: String) -> String { text(53, .text(terms)) }  // %1$@, simulated.
    package func dateDay(day: Int, month: String, year: Int) -> String { text(54, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(55, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package func listEither(first: String, last: String) -> String { text(121, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(122, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(123, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(124, .text(first), .text(last)) }  // %1$@ and %2$@
    package var managerAllowed: String { text(125) }  // Purchases allowed
    package var managerAllowedStory: String { text(126) }  // When off, as parental controls can set it, nothing can be bought at all.
    package var managerApprove: String { text(127) }  // Approve, as a parent
    package var managerAskToBuy: String { text(128) }  // Ask to Buy
    package var managerAskToBuyStory: String { text(129) }  // Purchases wait until a parent approves them, here.
    package var managerBillingRetry: String { text(130) }  // Renewals can’t be paid
    package var managerBillingRetryStory: String { text(131) }  // The next renewals fail and are tried again until their issue is resolved.
    package var managerDecline: String { text(132) }  // Decline, as a parent
    package var managerDelete: String { text(133) }  // Delete
    package var managerDeleteQuestion: String { text(134) }  // It’s removed from the history, and what’s left of what it gave goes with it.
    package var managerDeleteStory: String { text(135) }  // As if it had never been; what’s left of it goes.
    package var managerExpire: String { text(136) }  // Let it expire
    package var managerFailures: String { text(137) }  // Where it fails
    package var managerGiveUp: String { text(138) }  // Give up
    package var managerGracePeriod: String { text(139) }  // Grace period
    package var managerGracePeriodStory: String { text(140) }  // A pass whose renewal failed stays active for a while.
    package var managerInterrupted: String { text(141) }  // Interrupted purchases
    package var managerInterruptedStory: String { text(142) }  // Purchases wait until their issue is resolved, here.
    package var managerLocale: String { text(143) }  // Locale
    package var managerLocaleStory: String { text(144) }  // Which of the catalog’s languages products are named in.
    package var managerOff: String { text(145) }  // off
    package var managerOn: String { text(146) }  // on
    package var managerPlace: String { text(147) }  // Where
    package var managerPriceIncrease: String { text(148) }  // Ask for a price increase
    package var managerPriceStory: String { text(149) }  // One more a period from the next renewal on, if the subscriber agrees.
    package var managerPurchases: String { text(150) }  // Purchases
    package var managerRate: String { text(151) }  // Renewal rate
    package var managerRateStory: String { text(152) }  // How fast a pass renews. At most twelve renewals happen while nobody plays; then 
    package var managerRenewNow: String { text(153) }  // Renew now
    package var managerRenewStory: String { text(154) }  // The period ends right away, and the next payment is due.
    package var managerRenewals: String { text(155) }  // Renewals
    package var managerResolve: String { text(156) }  // Resolve the issue
    package var managerStorefront: String { text(157) }  // Storefront
    package var managerStorefrontStory: String { text(158) }  // Which country’s shop this is: its currency, and how prices are written.
    package var managerTitle: String { text(159) }  // Transaction Manager
    package var managerTransactionStory: String { text(160) }  // Open a purchase to approve, decline, refund, renew, expire or delete it.
    package var passConfirmTitle: String { text(173) }  // Subscribe with simulated money?
    package func passHave(pass: String) -> String { text(174, .text(pass)) }  // You have the %1$@.
    package func passHaveLower(pass: String) -> String { text(175, .text(pass)) }  // You have the %1$@. A higher one begins right away.
    package var passNothingAbove: String { text(176) }  // There’s nothing above it. “Your pass” shows when it renews and what you can chan
    package var passOffer: String { text(177) }  // As many backyards as you like
    package var passOfferShort: String { text(178) }  // Unlimited backyards
    package var passPoliciesTitle: String { text(179) }  // How it works
    package var passPolicyChange: String { text(180) }  // A higher pass begins right away, and you get the rest of the current one back. A
    package var passPolicyRenewal: String { text(181) }  // A pass renews until you cancel it, which you can do any time; it then stays acti
    package var passPolicySimulated: String { text(182) }  // All prices are simulated: there’s no card, no charge and no network, and nothing
    package var passRestoreShort: String { text(183) }  // Restore
    package var passStory: String { text(184) }  // More yards, more guests, and an evening sky to share them under. Simulated price
    package var passStoryShort: String { text(185) }  // More yards and more guests. Simulated prices.
    package var passStoryShortest: String { text(186) }  // Simulated prices.
    package var passTitle: String { text(187) }  // Backyard Birds Pass
    package func purchaseNoteCount(count: Int) -> String { text(188, .number(count)) }  // × %1$lld
    package func purchaseNoteFreeUntil(date: String) -> String { text(189, .text(date)) }  // free until %1$@
    package var purchaseNoteNoLongerShared: String { text(190) }  // no longer shared
    package func purchaseNoteRefunded(date: String) -> String { text(191, .text(date)) }  // refunded %1$@
    package var purchaseNoteRenewal: String { text(192) }  // renewal
    package var purchaseNoteReplaced: String { text(193) }  // replaced
    package func purchaseNoteReplacedRefunded(price: String) -> String { text(194, .text(price)) }  // replaced, %1$@ back
    package var purchaseNoteShared: String { text(195) }  // shared with you
    package var purchaseNoteUnverified: String { text(196) }  // unverified
    package func purchaseRemarkFreeUntil(date: String) -> String { text(197, .text(date)) }  // Free until %1$@.
    package func purchaseRemarkRefunded(date: String) -> String { text(198, .text(date)) }  // Refunded on %1$@.
    package var purchaseRemarkRenewal: String { text(199) }  // This is a renewal.
    package var purchaseRemarkReplaced: String { text(200) }  // Replaced by another pass.
    package func purchaseRemarkReplacedRefunded(price: String) -> String { text(201, .text(price)) }  // Replaced by another pass; %1$@ came back.
    package var purchaseRemarkShared: String { text(202) }  // It’s shared with you.
    package func receiptAmount(price: String) -> String { text(215, .text(price)) }  // %1$@, simulated
    package var receiptBought: String { text(216) }  // Bought
    package var receiptNumber: String { text(217) }  // Number
    package var receiptPrice: String { text(218) }  // Price
    package var receiptRefunded: String { text(219) }  // Refunded
    package var receiptUntil: String { text(220) }  // Until
    package func sentenceThen(first: String, next: String) -> String { text(223, .text(first), .text(next)) }  // %1$@ %2$@
    package var sharingAlone: String { text(224) }  // Only you so far.
    package var sharingEnd: String { text(225) }  // End the family
    package var sharingEndQuestion: String { text(226) }  // Sharing ends for everyone. What each of you bought stays theirs.
    package var sharingJoin: String { text(227) }  // Join the family
    package var sharingJoinable: String { text(228) }  // There’s one on this computer; you can join it.
    package func sharingJoined(name: String, product: String) -> String { text(229, .text(name), .text(product)) }  // You’re in the family now: %1$@ shares %2$@ with you.
    package var sharingLeave: String { text(230) }  // Leave the family
    package var sharingLeaveQuestion: String { text(231) }  // What the others share with you ends right away. Your own purchases stay yours.
    package var sharingNone: String { text(232) }  // Share a pass with other players of this computer.
    package func sharingOrganizerShares(products: String) -> String { text(233, .text(products)) }  // organizer, shares %1$@
    package var sharingOrganizerSharesNothing: String { text(234) }  // organizer, shares nothing
    package func sharingRemove(name: String) -> String { text(235, .text(name)) }  // Remove %1$@
    package func sharingRemoveQuestion(name: String) -> String { text(236, .text(name)) }  // What’s shared with %1$@ ends right away. They can join again.
    package func sharingRemoved(name: String) -> String { text(237, .text(name)) }  // %1$@ has left the family.
    package func sharingSharedBy(name: String) -> String { text(238, .text(name)) }  // %1$@ shares the pass.
    package func sharingShares(products: String) -> String { text(239, .text(products)) }  // shares %1$@
    package var sharingSharesNothing: String { text(240) }  // shares nothing
    package var sharingStart: String { text(241) }  // Start a family
    package var sharingStory: String { text(242) }  // Up to six players of this computer can share a family or premium pass and decora
    package var sharingTitle: String { text(243) }  // Family
    package var sharingUnreadable: String { text(244) }  // Its list can’t be read; look here.
    package func sharingWith(others: Int) -> String { text(245, .number(others)) }  // You and %1$lld other players.
    package func sharingYou(name: String) -> String { text(246, .text(name)) }  // %1$@ (you)
    package func shopAccount(name: String) -> String { text(247, .text(name)) }  // For %1$@
    package var shopBestValue: String { text(248) }  // Best Value
    package var shopCode: String { text(249) }  // Code
    package var shopCodeStory: String { text(250) }  // Type the code you were given; capitals don’t matter.
    package var shopConfirmTitle: String { text(251) }  // Buy with simulated money?
    package var shopDecorations: String { text(252) }  // Decorations
    package var shopDecorationsNote: String { text(253) }  // yours to keep
    package func shopHolds(count: Int) -> String { text(254, .number(count)) }  // for %1$lld, simulated
    package func shopHoldsOwned(count: Int, owned: Int) -> String { text(255, .number(count), .number(owned)) }  // for %1$lld, simulated; you own %2$lld
    package var shopHowMany: String { text(256) }  // How many
    package var shopInMemory: String { text(257) }  // Not kept: this game is in memory.
    package var shopNotSaved: String { text(258) }  // Not saved yet; trying again.
    package var shopOwned: String { text(259) }  // Owned
    package var shopRedeem: String { text(260) }  // redeem
    package var shopSaved: String { text(261) }  // Saved.
    package var shopSaving: String { text(262) }  // Saving…
    package var shopSimulated: String { text(263) }  // Prices are simulated: no real money, ever
    package var shopSimulatedPrice: String { text(264) }  // simulated
    package var shopSimulatedShort: String { text(265) }  // Simulated prices, no real money
    package var shopSimulatedShortest: String { text(266) }  // Simulated
    package var shopTitle: String { text(267) }  // Bird Food Shop
    package func shopWaiting(title: String, story: String) -> String { text(268, .text(title), .text(story)) }  // %1$@: %2$@
    package func storeAlreadyOwned(product: String) -> String { text(341, .text(product)) }  // You already own %1$@, so it costs nothing.
    package func storeAlreadySubscribed(product: String, date: String) -> String { text(342, .text(product), .text(date)) }  // %1$@ is already active and renews on %2$@.
    package func storeBillingRetry(product: String, date: String) -> String { text(343, .text(product), .text(date)) }  // %1$@ is off. The payment will be tried again until %2$@.
    package func storeBought(product: String) -> String { text(344, .text(product)) }  // You now have %1$@.
    package var storeBoughtDecoration: String { text(345) }  // You’ll find your purchase among the decorations.
    package var storeBoughtFood: String { text(346) }  // You’ll find your purchase in the food picker.
    package func storeChangePlanned(former: String, date: String, next: String) -> String { text(347, .text(former), .text(date), .text(next)) }  // %1$@ stays active until %2$@; then %3$@ begins.
    package func storeChanged(product: String, former: String, price: String) -> String { text(348, .text(product), .text(former), .text(price)) }  // %1$@ has replaced %2$@, for %3$@ (simulated).
    package func storeDeclined(product: String) -> String { text(349, .text(product)) }  // The request for %1$@ is off. Nothing was charged.
    package func storeDeleted(product: String) -> String { text(350, .text(product)) }  // %1$@ was removed from the history.
    package func storeEnded(product: String) -> String { text(351, .text(product)) }  // %1$@ has ended
    package var storeEndedNext: String { text(352) }  // Your backyards and birds stay; the pass is there if you want it back.
    package func storeFamilyShared(product: String) -> String { text(353, .text(product)) }  // %1$@ is yours for as long as it’s shared.
    package func storeGracePeriod(product: String, date: String) -> String { text(354, .text(product), .text(date)) }  // %1$@ couldn’t be renewed but stays active until %2$@.
    package func storeNotSold(country: String) -> String { text(355, .text(country)) }  // This isn’t sold in %1$@.
    package func storeOfferPlanned(date: String) -> String { text(356, .text(date)) }  // Its price applies from %1$@ on.
    package func storePaid(product: String) -> String { text(357, .text(product)) }  // The balance for %1$@ is paid.
    package func storePaidUntil(product: String, date: String) -> String { text(358, .text(product), .text(date)) }  // The balance is paid, and %1$@ is active until %2$@.
    package func storePendingAskToBuy(product: String) -> String { text(359, .text(product)) }  // %1$@ arrives as soon as a parent says yes.
    package func storePendingInterrupted(product: String) -> String { text(360, .text(product)) }  // %1$@ is waiting for something to be settled with the App Store.
    package func storeRefunded(price: String, product: String) -> String { text(361, .text(price), .text(product)) }  // You got %1$@ (simulated) back, and what was left of %2$@ is gone.
    package func storeRenewed(product: String, price: String, date: String) -> String { text(362, .text(product), .text(price), .text(date)) }  // %1$@ renewed for %2$@ (simulated) and is active until %3$@.
    package func storeReplaced(product: String, former: String) -> String { text(363, .text(product), .text(former)) }  // %1$@ replaces %2$@ right away.
    package func storeRestored(products: String) -> String { text(364, .text(products)) }  // Everything is here: %1$@.
    package var storeRestoredFood: String { text(365) }  // Food you bought is in the picker until it’s eaten.
    package func storeRestoredUnverified(count: Int) -> String { text(366, .number(count)) }  // %1$lld purchases are unverified and don’t count; the history says why.
    package func storeResumed(product: String, date: String) -> String { text(367, .text(product), .text(date)) }  // %1$@ will renew on %2$@, as before.
    package func storeReturned(price: String) -> String { text(368, .text(price)) }  // You got %1$@ (simulated) back for the remaining days.
    package func storeSeveral(count: Int, product: String) -> String { text(369, .number(count), .text(product)) }  // %1$lld × %2$@
    package func storeSharingEnded(product: String) -> String { text(370, .text(product)) }  // %1$@ is no longer shared with you.
    package func storeSubscribed(product: String, date: String) -> String { text(371, .text(product), .text(date)) }  // %1$@ is active and renews on %2$@.
    package func storeTrial(product: String, date: String) -> String { text(372, .text(product), .text(date)) }  // %1$@ is active and free until %2$@.
    package func storeUnverifiedChain(product: String) -> String { text(373, .text(product)) }  // %1$@ doesn’t count: nobody vouches for the certificate that signed it.
    package func storeUnverifiedDevice(product: String) -> String { text(374, .text(product)) }  // %1$@ doesn’t count: it was made for another computer.
    package func storeUnverifiedEncoding(product: String) -> String { text(375, .text(product)) }  // %1$@ doesn’t count: it can’t be read.
    package func storeUnverifiedMissing(product: String) -> String { text(376, .text(product)) }  // %1$@ doesn’t count: part of it is missing.
    package func storeUnverifiedRevoked(product: String) -> String { text(377, .text(product)) }  // %1$@ doesn’t count: the certificate that signed it was revoked.
    package func storeUnverifiedSignature(product: String) -> String { text(378, .text(product)) }  // %1$@ doesn’t count: its signature doesn’t match what it says.
    package func storeUnverifiedSubscription(product: String) -> String { text(379, .text(product)) }  // %1$@ doesn’t count: its signature doesn’t match what it says, so it is on hold.
    package func subscriptionBillingRetry(date: String) -> String { text(494, .text(date)) }  // Off: the payment failed and will be tried again until %1$@.
    package func subscriptionChanging(date: String, next: String) -> String { text(495, .text(date), .text(next)) }  // Active until %1$@; then %2$@ begins.
    package func subscriptionEnding(date: String) -> String { text(496, .text(date)) }  // Active until %1$@; it won’t renew.
    package func subscriptionGracePeriod(date: String) -> String { text(497, .text(date)) }  // The payment failed; it stays active until %1$@.
    package var subscriptionNoLongerShared: String { text(498) }  // It’s no longer shared with you.
    package func subscriptionOn(date: String, price: String) -> String { text(499, .text(date), .text(price)) }  // Active. It renews on %1$@ for %2$@, simulated.
    package func subscriptionPriceIncrease(date: String, price: String) -> String { text(500, .text(date), .text(price)) }  // Active until %1$@. From then on it will cost %2$@, simulated.
    package var subscriptionRefunded: String { text(501) }  // It was refunded.
    package var subscriptionShared: String { text(502) }  // Shared by your family.
    package func subscriptionSharedBy(name: String) -> String { text(503, .text(name)) }  // Shared by %1$@.
    package func subscriptionTrial(date: String, price: String) -> String { text(504, .text(date), .text(price)) }  // Free until %1$@, then %2$@, simulated, unless you cancel.
    package func termsByDays(count: Int, price: String) -> String { text(505, .number(count), .text(price)) }  // %2$@ every %1$lld days
    package func termsByMonths(count: Int, price: String) -> String { text(506, .number(count), .text(price)) }  // %2$@ every %1$lld months
    package func termsByWeeks(count: Int, price: String) -> String { text(507, .number(count), .text(price)) }  // %2$@ every %1$lld weeks
    package func termsByYears(count: Int, price: String) -> String { text(508, .number(count), .text(price)) }  // %2$@ every %1$lld years
    package func termsFirstDays(count: Int, offer: String, standard: String) -> String { text(509, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld days, then %3$@
    package func termsFirstMonths(count: Int, offer: String, standard: String) -> String { text(510, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld months, then %3$@
    package func termsFirstWeeks(count: Int, offer: String, standard: String) -> String { text(511, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld weeks, then %3$@
    package func termsFirstYears(count: Int, offer: String, standard: String) -> String { text(512, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld years, then %3$@
    package func termsFreeDays(count: Int, standard: String) -> String { text(513, .number(count), .text(standard)) }  // %1$lld days free, then %2$@
    package func termsFreeMonths(count: Int, standard: String) -> String { text(514, .number(count), .text(standard)) }  // %1$lld months free, then %2$@
    package func termsFreeWeeks(count: Int, standard: String) -> String { text(515, .number(count), .text(standard)) }  // %1$lld weeks free, then %2$@
    package func termsFreeYears(count: Int, standard: String) -> String { text(516, .number(count), .text(standard)) }  // %1$lld years free, then %2$@
    package func timeAgo(time: String) -> String { text(517, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(518, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(519, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(520, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(521) }  // empty
    package func timeHours(hours: Int) -> String { text(522, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(523, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(524, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(525, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(526) }  // just now
    package func timeLeft(time: String) -> String { text(527, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(528) }  // less than a minute
    package func timeLow(left: String) -> String { text(529, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(530, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(531, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(532, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(533) }  // now
    package var timeUnderAMinute: String { text(534) }  // under a minute
    package var timeYesterday: String { text(535) }  // yesterday
}
