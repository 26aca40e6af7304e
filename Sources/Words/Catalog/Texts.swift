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
    package var cliAllSimulated: String { text(45) }  // All prices are simulated: no money changes hands.
    package func cliAmbiguousYard(name: String, yards: String) -> String { text(46, .text(name), .text(yards)) }  // “%1$@” is more than one yard: %2$@. Name one by its id.
    package func cliDeclined(product: String) -> String { text(47, .text(product)) }  // Declined: %1$@. Nothing was charged.
    package func cliDoctorCopied(path: String) -> String { text(48, .text(path)) }  // A copy of everything as it was is in “%1$@”.
    package var cliDoctorLeft: String { text(49) }  // Not everything could be repaired; the copy has it all.
    package func cliDoctorNotCopied(why: String) -> String { text(50, .text(why)) }  // Nothing was repaired, since no copy could be made: %1$@
    package func cliDoctorRepair(command: String) -> String { text(51, .text(command)) }  // “%1$@” copies everything first and then repairs it.
    package var cliDoctorRepaired: String { text(52) }  // Everything is repaired.
    package func cliExported(visits: Int, path: String) -> String { text(53, .number(visits), .text(path)) }  // Exported to %2$@: %1$lld visits in the journal
    package func cliFavorite(yard: String) -> String { text(54, .text(yard)) }  // %1$@ is a favorite
    package func cliImported(path: String) -> String { text(55, .text(path)) }  // Imported %1$@
    package func cliLeft(yard: String, why: String) -> String { text(56, .text(yard), .text(why)) }  // Left as it was: %1$@: %2$@
    package func cliMemberOrganizer(profile: String) -> String { text(57, .text(profile)) }  // %1$@ (organizer)
    package func cliMemberShares(member: String, products: String) -> String { text(58, .text(member), .text(products)) }  // %1$@: shares %2$@
    package func cliMemberSharesNothing(member: String) -> String { text(59, .text(member)) }  // %1$@: shares nothing
    package func cliMemberYou(profile: String) -> String { text(60, .text(profile)) }  // %1$@ (you)
    package func cliMemberYouOrganizer(profile: String) -> String { text(61, .text(profile)) }  // %1$@ (you, organizer)
    package func cliNeedsCode(command: String) -> String { text(62, .text(command)) }  // “%1$@” needs a code.
    package func cliNeedsProduct(command: String, list: String) -> String { text(63, .text(command), .text(list)) }  // “%1$@” needs a product’s id: see “%2$@”.
    package func cliNeedsProfile(command: String, list: String) -> String { text(64, .text(command), .text(list)) }  // “%1$@” needs a profile: see “%2$@”.
    package func cliNeedsTransaction(command: String, list: String) -> String { text(65, .text(command), .text(list)) }  // “%1$@” needs a transaction’s number: see “%2$@”.
    package func cliNoFamily(command: String) -> String { text(66, .text(command)) }  // There is no family on this computer. “%1$@” starts one.
    package var cliNoFavorites: String { text(67) }  // No yard is a favorite yet.
    package var cliNoSubscription: String { text(68) }  // There is no subscription.
    package func cliNoSuchFood(food: String, foods: String) -> String { text(69, .text(food), .text(foods)) }  // There is no food “%1$@”: choose one of %2$@.
    package func cliNoSuchYard(name: String, yards: String) -> String { text(70, .text(name), .text(yards)) }  // There is no yard “%1$@”: there are %2$@.
    package func cliNoSuchYardSuggestion(name: String, suggestion: String) -> String { text(71, .text(name), .text(suggestion)) }  // There is no yard “%1$@”: did you mean “%2$@”?
    package func cliNotATransaction(value: String, list: String) -> String { text(72, .text(value), .text(list)) }  // “%1$@” isn’t a transaction’s number: see “%2$@”.
    package func cliNotFavorite(yard: String) -> String { text(73, .text(yard)) }  // %1$@ is no longer a favorite
    package func cliNotImported(path: String, why: String) -> String { text(74, .text(path), .text(why)) }  // “%1$@” was not imported: %2$@.
    package func cliNotInFamily(command: String) -> String { text(75, .text(command)) }  // You don’t belong to it. “%1$@” changes that.
    package var cliNothingBought: String { text(76) }  // Nothing has been bought yet.
    package func cliNothingChanged(why: String) -> String { text(77, .text(why)) }  // Nothing was changed: %1$@
    package var cliNothingToRestore: String { text(78) }  // There is nothing to restore.
    package var cliPassUnshared: String { text(79) }  // The pass is no longer shared with you.
    package func cliPending(message: String, number: String, approve: String, decline: String) -> String { text(80, .text(message), .text(number), .text(approve), .text(decline)) }  // %1$@ Its number is %2$@: “%3$@” or “%4$@”.
    package func cliRefilledBoth(yard: String) -> String { text(81, .text(yard)) }  // %1$@: water and food refilled
    package func cliRefilledFood(yard: String) -> String { text(82, .text(yard)) }  // %1$@: food refilled
    package func cliRefilledWater(yard: String) -> String { text(83, .text(yard)) }  // %1$@: water refilled
    package func cliRefunded(product: String, price: String) -> String { text(84, .text(product), .text(price)) }  // Refunded: %1$@, %2$@ (simulated).
    package func cliRestored(products: String) -> String { text(85, .text(products)) }  // Restored: %1$@.
    package func cliSubscription(product: String, state: String) -> String { text(86, .text(product), .text(state)) }  // %1$@: %2$@
    package func cliTooMany(command: String, extra: String) -> String { text(87, .text(command), .text(extra)) }  // “%1$@” takes one thing at a time: “%2$@” is too much.
    package func cliUnknownAction(action: String, actions: String) -> String { text(88, .text(action), .text(actions)) }  // The shop can’t “%1$@”: choose one of %2$@.
    package func cliUnknownActionSuggestion(action: String, suggestion: String) -> String { text(89, .text(action), .text(suggestion)) }  // The shop can’t “%1$@”: did you mean “%2$@”?
    package func cliUnknownFamilyAction(action: String, actions: String) -> String { text(90, .text(action), .text(actions)) }  // A family can’t “%1$@”: choose one of %2$@, or nothing to show it.
    package func cliUnverified(purchases: Int, option: String) -> String { text(91, .number(purchases), .text(option)) }  // %1$lld purchases were made elsewhere and give nothing; %2$@ signs them.
    package func cliWhichYard(all: String, favorites: String) -> String { text(92, .text(all), .text(favorites)) }  // Which yard? Name one, or use %1$@ or %2$@.
    package func cliWholeNumber(option: String, value: String) -> String { text(93, .text(option), .text(value)) }  // “%1$@” takes a whole number, not “%2$@”.
    package func cliYardAndID(yard: String, id: String) -> String { text(94, .text(yard), .text(id)) }  // %1$@ (%2$@)
    package var commandAlmanac: String { text(95) }  // play by the rules for a while and count what happens
    package var commandDoctor: String { text(96) }  // check every file and explain what is wrong
    package var commandDraw: String { text(97) }  // show an SVG drawing as text in colors
    package var commandExport: String { text(98) }  // write the whole game to one file
    package var commandFavorite: String { text(99) }  // mark a yard as a favorite
    package var commandHelp: String { text(100) }  // explain a command and its options
    package var commandImport: String { text(101) }  // replace this game with an exported one
    package var commandJournal: String { text(102) }  // list every visit that is over
    package var commandPlay: String { text(103) }  // play the game (also without a command)
    package var commandRefill: String { text(104) }  // fill fountains and feeders
    package var commandStatus: String { text(105) }  // tell how every yard is doing right now
    package var commandStore: String { text(106) }  // use the simulated shop
    package func confirmBuy(price: String) -> String { text(107, .text(price)) }  // %1$@, simulated. No real money changes hands.
    package func confirmChangeLater(former: String, date: String, terms: String) -> String { text(108, .text(former), .text(date), .text(terms)) }  // %1$@ stays active until %2$@. Then this begins: %3$@, simulated.
    package func confirmChangeNow(former: String, terms: String) -> String { text(109, .text(former), .text(terms)) }  // It replaces %1$@ right away: %2$@, simulated.
    package func confirmChangeNowRefunded(former: String, terms: String, refund: String) -> String { text(110, .text(former), .text(terms), .text(refund)) }  // It replaces %1$@ right away: %2$@, and you get %3$@ back for the remaining days,
    package func confirmOffer(date: String, terms: String) -> String { text(111, .text(date), .text(terms)) }  // From %1$@ on: %2$@, simulated.
    package var confirmOwned: String { text(112) }  // You already own it: it costs nothing, not even simulated money.
    package func confirmRecover(price: String) -> String { text(113, .text(price)) }  // This pays the balance of %1$@, simulated.
    package func confirmResume(date: String, price: String) -> String { text(114, .text(date), .text(price)) }  // Nothing is due now. It renews on %1$@ for %2$@, simulated.
    package func confirmSubscribe(terms: String) -> String { text(115, .text(terms)) }  // %1$@, simulated.
    package func dateDay(day: Int, month: String, year: Int) -> String { text(116, .number(day), .text(month), .number(year)) }  // %1$lld %2$@ %3$lld
    package func dateDayAndTime(day: Int, month: String, time: String) -> String { text(117, .number(day), .text(month), .text(time)) }  // %1$lld %2$@ %3$@
    package func drawUnreadable(path: String, cause: String) -> String { text(118, .text(path), .text(cause)) }  // “%1$@” can’t be read, since %2$@.
    package var helpAlmanacBirds: String { text(184) }  // With birds held, guests leave right away, so that their number stays the same.
    package func helpAlmanacFactors(option: String) -> String { text(185, .text(option)) }  // Factors that %1$@ can hold:
    package func helpAlmanacWorld(seed: String, now: String) -> String { text(186, .text(seed), .text(now)) }  // The almanac has a world of its own, from %1$@ (default: 1) and %2$@ (default: 1 
    package var helpCommands: String { text(187) }  // Commands:
    package var helpCommonOptions: String { text(188) }  // Options of every command:
    package func helpDrawElements(elements: String) -> String { text(189, .text(elements)) }  // It draws %1$@.
    package func helpDrawPipe(option: String) -> String { text(190, .text(option)) }  // In a pipe the text is plain unless %1$@ asks for more.
    package var helpGameOptions: String { text(191) }  // Options of the game:
    package func helpHeadline(command: String, summary: String) -> String { text(192, .text(command), .text(summary)) }  // %1$@: %2$@
    package func helpMore(syntax: String) -> String { text(193, .text(syntax)) }  // To learn more about a command: %1$@
    package var helpOptions: String { text(194) }  // Options:
    package func helpPlay(scale: String, memory: String, data: String) -> String { text(195, .text(scale), .text(memory), .text(data)) }  // With %1$@ other than 1, it’s wise to add %2$@, or %3$@ with a directory of its o
    package func helpRefill(water: String, food: String) -> String { text(196, .text(water), .text(food)) }  // Without %1$@ or %2$@, both are filled. A premium food uses up one that you own.
    package var helpStoreActions: String { text(197) }  // Actions:
    package func helpStoreFamily(family: String) -> String { text(198, .text(family)) }  // “%1$@” shares passes and decorations among up to six profiles of this computer.
    package var helpStoreFree: String { text(199) }  // No money ever changes hands.
    package func helpStoreRenew(renew: String) -> String { text(200, .text(renew)) }  // “%1$@” turns the renewal of a canceled pass back on; otherwise it starts the nex
    package var helpTagline: String { text(201) }  // A living backyard in the terminal. Leave it open in a pane; a bird will come.
    package func helpUsage(syntax: String) -> String { text(202, .text(syntax)) }  // Usage: %1$@
    package func listEither(first: String, last: String) -> String { text(203, .text(first), .text(last)) }  // %1$@ or %2$@
    package func listLast(first: String, last: String) -> String { text(204, .text(first), .text(last)) }  // %1$@ and %2$@
    package func listMore(first: String, next: String) -> String { text(205, .text(first), .text(next)) }  // %1$@, %2$@
    package func listTwo(first: String, last: String) -> String { text(206, .text(first), .text(last)) }  // %1$@ and %2$@
    package var managerAllowed: String { text(207) }  // Purchases allowed
    package var managerAllowedStory: String { text(208) }  // When off, as parental controls can set it, nothing can be bought at all.
    package var managerApprove: String { text(209) }  // Approve, as a parent
    package var managerAskToBuy: String { text(210) }  // Ask to Buy
    package var managerAskToBuyStory: String { text(211) }  // Purchases wait until a parent approves them, here.
    package var managerBillingRetry: String { text(212) }  // Renewals can’t be paid
    package var managerBillingRetryStory: String { text(213) }  // The next renewals fail and are tried again until their issue is resolved.
    package var managerDecline: String { text(214) }  // Decline, as a parent
    package var managerDelete: String { text(215) }  // Delete
    package var managerDeleteQuestion: String { text(216) }  // It’s removed from the history, and what’s left of what it gave goes with it.
    package var managerDeleteStory: String { text(217) }  // As if it had never been; what’s left of it goes.
    package var managerExpire: String { text(218) }  // Let it expire
    package var managerFailures: String { text(219) }  // Where it fails
    package var managerGiveUp: String { text(220) }  // Give up
    package var managerGracePeriod: String { text(221) }  // Grace period
    package var managerGracePeriodStory: String { text(222) }  // A pass whose renewal failed stays active for a while.
    package var managerInterrupted: String { text(223) }  // Interrupted purchases
    package var managerInterruptedStory: String { text(224) }  // Purchases wait until their issue is resolved, here.
    package var managerLocale: String { text(225) }  // Locale
    package var managerLocaleStory: String { text(226) }  // Which of the catalog’s languages products are named in.
    package var managerOff: String { text(227) }  // off
    package var managerOn: String { text(228) }  // on
    package var managerPlace: String { text(229) }  // Where
    package var managerPriceIncrease: String { text(230) }  // Ask for a price increase
    package var managerPriceStory: String { text(231) }  // One more a period from the next renewal on, if the subscriber agrees.
    package var managerPurchases: String { text(232) }  // Purchases
    package var managerRate: String { text(233) }  // Renewal rate
    package var managerRateStory: String { text(234) }  // How fast a pass renews. At most twelve renewals happen while nobody plays; then 
    package var managerRenewNow: String { text(235) }  // Renew now
    package var managerRenewStory: String { text(236) }  // The period ends right away, and the next payment is due.
    package var managerRenewals: String { text(237) }  // Renewals
    package var managerResolve: String { text(238) }  // Resolve the issue
    package var managerStorefront: String { text(239) }  // Storefront
    package var managerStorefrontStory: String { text(240) }  // Which country’s shop this is: its currency, and how prices are written.
    package var managerTitle: String { text(241) }  // Transaction Manager
    package var managerTransactionStory: String { text(242) }  // Open a purchase to approve, decline, refund, renew, expire or delete it.
    package var optionAssets: String { text(255) }  // pictures to use instead of the built-in ones
    package func optionCaretaker(standard: String) -> String { text(256, .text(standard)) }  // who refills everything: nobody, or somebody once or twice a day (default: %1$@)
    package var optionColors: String { text(257) }  // how many colors to use
    package var optionCsv: String { text(258) }  // for spreadsheets
    package var optionData: String { text(259) }  // where to keep the game’s files
    package func optionDays(first: Int, last: Int, standard: Int) -> String { text(260, .number(first), .number(last), .number(standard)) }  // how many days, from %1$lld to %2$lld (default: %3$lld)
    package var optionDrawGlyphs: String { text(261) }  // what the picture is made of
    package var optionFavoriteOff: String { text(262) }  // no longer a favorite
    package var optionGlyphs: String { text(263) }  // what pictures are made of
    package var optionHelp: String { text(264) }  // show help
    package var optionHold: String { text(265) }  // keep something as it is; can be used more than once
    package var optionInMemory: String { text(266) }  // start a new game and save nothing
    package var optionJson: String { text(267) }  // print one JSON document
    package var optionLanguage: String { text(268) }  // the language to use, such as “en”
    package var optionNoMouse: String { text(269) }  // leave the mouse to the terminal
    package var optionNow: String { text(270) }  // the date to start at, in ISO 8601
    package var optionOpen: String { text(271) }  // start at a backyardbirds:// link
    package var optionPlain: String { text(272) }  // whole sentences, for a screen reader
    package var optionProfile: String { text(273) }  // play as another player of this computer
    package var optionQuantity: String { text(274) }  // how many to buy
    package var optionReducedMotion: String { text(275) }  // keep everything still that doesn’t need to move
    package var optionRefillAll: String { text(276) }  // every yard
    package var optionRefillFavorites: String { text(277) }  // every favorite yard
    package var optionRefillFood: String { text(278) }  // food only; without a name, the food that each yard already has
    package var optionRefillWater: String { text(279) }  // water only
    package var optionRepair: String { text(280) }  // copy everything, then repair it
    package var optionSeed: String { text(281) }  // make a new world from this seed, always the same
    package var optionSize: String { text(282) }  // columns and rows (default: as large as the terminal)
    package var optionStore: String { text(283) }  // another catalog for the shop
    package var optionTheme: String { text(284) }  // the colors of the screens
    package var optionTimeScale: String { text(285) }  // seconds that pass in the world for each real second
    package var optionTrustPurchases: String { text(286) }  // let purchases that were made on another computer count here
    package var optionVersion: String { text(287) }  // show the version
    package func optionYards(last: Int, standard: Int) -> String { text(288, .number(last), .number(standard)) }  // how many yards, up to %1$lld (default: %2$lld)
    package var passConfirmTitle: String { text(289) }  // Subscribe with simulated money?
    package func passHave(pass: String) -> String { text(290, .text(pass)) }  // You have the %1$@.
    package func passHaveLower(pass: String) -> String { text(291, .text(pass)) }  // You have the %1$@. A higher one begins right away.
    package var passNothingAbove: String { text(292) }  // There’s nothing above it. “Your pass” shows when it renews and what you can chan
    package var passOffer: String { text(293) }  // As many backyards as you like
    package var passOfferShort: String { text(294) }  // Unlimited backyards
    package var passPoliciesTitle: String { text(295) }  // How it works
    package var passPolicyChange: String { text(296) }  // A higher pass begins right away, and you get the rest of the current one back. A
    package var passPolicyRenewal: String { text(297) }  // A pass renews until you cancel it, which you can do any time; it then stays acti
    package var passPolicySimulated: String { text(298) }  // All prices are simulated: there’s no card, no charge and no network, and nothing
    package var passRestoreShort: String { text(299) }  // Restore
    package var passStory: String { text(300) }  // More yards, more guests, and an evening sky to share them under. Simulated price
    package var passStoryShort: String { text(301) }  // More yards and more guests. Simulated prices.
    package var passStoryShortest: String { text(302) }  // Simulated prices.
    package var passTitle: String { text(303) }  // Backyard Birds Pass
    package func playAssetsFaulty(directory: String, fault: String) -> String { text(307, .text(directory), .text(fault)) }  // A picture in “%1$@” can’t be drawn: %2$@
    package func playAssetsUnreadable(directory: String, cause: String) -> String { text(308, .text(directory), .text(cause)) }  // The pictures in “%1$@” can’t be used, since %2$@.
    package var playLinkNowhere: String { text(309) }  // That link leads to no yard or bird of this game.
    package func playNotSaved(why: String) -> String { text(310, .text(why)) }  // The last changes are not saved. %1$@
    package var playNothingToSave: String { text(311) }  // Nothing was to be saved.
    package func playPictureFault(fault: String) -> String { text(312, .text(fault)) }  // %1$@ The last good picture stays.
    package var playSaveIntact: String { text(313) }  // The save is intact; start the game again to go on.
    package func playTimeRuns(scale: String, option: String) -> String { text(314, .text(scale), .text(option)) }  // Time runs %1$@ times as fast, and this world keeps it. To try things out, %2$@ l
    package func purchaseNoteCount(count: Int) -> String { text(315, .number(count)) }  // × %1$lld
    package func purchaseNoteFreeUntil(date: String) -> String { text(316, .text(date)) }  // free until %1$@
    package var purchaseNoteNoLongerShared: String { text(317) }  // no longer shared
    package func purchaseNoteRefunded(date: String) -> String { text(318, .text(date)) }  // refunded %1$@
    package var purchaseNoteRenewal: String { text(319) }  // renewal
    package var purchaseNoteReplaced: String { text(320) }  // replaced
    package func purchaseNoteReplacedRefunded(price: String) -> String { text(321, .text(price)) }  // replaced, %1$@ back
    package var purchaseNoteShared: String { text(322) }  // shared with you
    package var purchaseNoteUnverified: String { text(323) }  // unverified
    package func purchaseRemarkFreeUntil(date: String) -> String { text(324, .text(date)) }  // Free until %1$@.
    package func purchaseRemarkRefunded(date: String) -> String { text(325, .text(date)) }  // Refunded on %1$@.
    package var purchaseRemarkRenewal: String { text(326) }  // This is a renewal.
    package var purchaseRemarkReplaced: String { text(327) }  // Replaced by another pass.
    package func purchaseRemarkReplacedRefunded(price: String) -> String { text(328, .text(price)) }  // Replaced by another pass; %1$@ came back.
    package var purchaseRemarkShared: String { text(329) }  // It’s shared with you.
    package func receiptAmount(price: String) -> String { text(342, .text(price)) }  // %1$@, simulated
    package var receiptBought: String { text(343) }  // Bought
    package var receiptNumber: String { text(344) }  // Number
    package var receiptPrice: String { text(345) }  // Price
    package var receiptRefunded: String { text(346) }  // Refunded
    package var receiptUntil: String { text(347) }  // Until
    package func sentenceThen(first: String, next: String) -> String { text(350, .text(first), .text(next)) }  // %1$@ %2$@
    package var sharingAlone: String { text(351) }  // Only you so far.
    package var sharingEnd: String { text(352) }  // End the family
    package var sharingEndQuestion: String { text(353) }  // Sharing ends for everyone. What each of you bought stays theirs.
    package var sharingJoin: String { text(354) }  // Join the family
    package var sharingJoinable: String { text(355) }  // There’s one on this computer; you can join it.
    package func sharingJoined(name: String, product: String) -> String { text(356, .text(name), .text(product)) }  // You’re in the family now: %1$@ shares %2$@ with you.
    package var sharingLeave: String { text(357) }  // Leave the family
    package var sharingLeaveQuestion: String { text(358) }  // What the others share with you ends right away. Your own purchases stay yours.
    package var sharingNone: String { text(359) }  // Share a pass with other players of this computer.
    package func sharingOrganizerShares(products: String) -> String { text(360, .text(products)) }  // organizer, shares %1$@
    package var sharingOrganizerSharesNothing: String { text(361) }  // organizer, shares nothing
    package func sharingRemove(name: String) -> String { text(362, .text(name)) }  // Remove %1$@
    package func sharingRemoveQuestion(name: String) -> String { text(363, .text(name)) }  // What’s shared with %1$@ ends right away. They can join again.
    package func sharingRemoved(name: String) -> String { text(364, .text(name)) }  // %1$@ has left the family.
    package func sharingSharedBy(name: String) -> String { text(365, .text(name)) }  // %1$@ shares the pass.
    package func sharingShares(products: String) -> String { text(366, .text(products)) }  // shares %1$@
    package var sharingSharesNothing: String { text(367) }  // shares nothing
    package var sharingStart: String { text(368) }  // Start a family
    package var sharingStory: String { text(369) }  // Up to six players of this computer can share a family or premium pass and decora
    package var sharingTitle: String { text(370) }  // Family
    package var sharingUnreadable: String { text(371) }  // Its list can’t be read; look here.
    package func sharingWith(others: Int) -> String { text(372, .number(others)) }  // You and %1$lld other players.
    package func sharingYou(name: String) -> String { text(373, .text(name)) }  // %1$@ (you)
    package func shopAccount(name: String) -> String { text(374, .text(name)) }  // For %1$@
    package var shopBestValue: String { text(375) }  // Best Value
    package var shopCode: String { text(376) }  // Code
    package var shopCodeStory: String { text(377) }  // Type the code you were given; capitals don’t matter.
    package var shopConfirmTitle: String { text(378) }  // Buy with simulated money?
    package var shopDecorations: String { text(379) }  // Decorations
    package var shopDecorationsNote: String { text(380) }  // yours to keep
    package func shopHolds(count: Int) -> String { text(381, .number(count)) }  // for %1$lld, simulated
    package func shopHoldsOwned(count: Int, owned: Int) -> String { text(382, .number(count), .number(owned)) }  // for %1$lld, simulated; you own %2$lld
    package var shopHowMany: String { text(383) }  // How many
    package var shopInMemory: String { text(384) }  // Not kept: this game is in memory.
    package var shopNotSaved: String { text(385) }  // Not saved yet; trying again.
    package var shopOwned: String { text(386) }  // Owned
    package var shopRedeem: String { text(387) }  // redeem
    package var shopSaved: String { text(388) }  // Saved.
    package var shopSaving: String { text(389) }  // Saving…
    package var shopSimulated: String { text(390) }  // Prices are simulated: no real money, ever
    package var shopSimulatedPrice: String { text(391) }  // simulated
    package var shopSimulatedShort: String { text(392) }  // Simulated prices, no real money
    package var shopSimulatedShortest: String { text(393) }  // Simulated
    package var shopTitle: String { text(394) }  // Bird Food Shop
    package func shopWaiting(title: String, story: String) -> String { text(395, .text(title), .text(story)) }  // %1$@: %2$@
    package func statusFavoriteSentence(yard: String) -> String { text(468, .text(yard)) }  // %1$@, a favorite.
    package var statusFood: String { text(469) }  // food
    package func statusFoodSentence(food: String, left: String) -> String { text(470, .text(food), .text(left)) }  // Food: %1$@, %2$@.
    package var statusHere: String { text(471) }  // here
    package func statusMoment(time: String, day: String, weather: String) -> String { text(472, .text(time), .text(day), .text(weather)) }  // %1$@ %2$@, %3$@
    package func statusNamed(bird: String, species: String) -> String { text(473, .text(bird), .text(species)) }  // %1$@ the %2$@
    package var statusNobody: String { text(474) }  // nobody
    package var statusNobodySentence: String { text(475) }  // No bird is here.
    package func statusSupply(food: String, left: String) -> String { text(476, .text(food), .text(left)) }  // %1$@, %2$@
    package func statusVisitor(bird: String, since: String) -> String { text(477, .text(bird), .text(since)) }  // %1$@ (%2$@)
    package func statusVisitorSentence(bird: String, since: String) -> String { text(478, .text(bird), .text(since)) }  // %1$@ has been here for %2$@.
    package var statusWater: String { text(479) }  // water
    package func statusWaterSentence(left: String) -> String { text(480, .text(left)) }  // Water: %1$@.
    package func statusYardSentence(yard: String) -> String { text(481, .text(yard)) }  // %1$@.
    package func storeAlreadyOwned(product: String) -> String { text(482, .text(product)) }  // You already own %1$@, so it costs nothing.
    package func storeAlreadySubscribed(product: String, date: String) -> String { text(483, .text(product), .text(date)) }  // %1$@ is already active and renews on %2$@.
    package func storeBillingRetry(product: String, date: String) -> String { text(484, .text(product), .text(date)) }  // %1$@ is off. The payment will be tried again until %2$@.
    package func storeBought(product: String) -> String { text(485, .text(product)) }  // You now have %1$@.
    package var storeBoughtDecoration: String { text(486) }  // You’ll find your purchase among the decorations.
    package var storeBoughtFood: String { text(487) }  // You’ll find your purchase in the food picker.
    package func storeChangePlanned(former: String, date: String, next: String) -> String { text(488, .text(former), .text(date), .text(next)) }  // %1$@ stays active until %2$@; then %3$@ begins.
    package func storeChanged(product: String, former: String, price: String) -> String { text(489, .text(product), .text(former), .text(price)) }  // %1$@ has replaced %2$@, for %3$@ (simulated).
    package func storeDeclined(product: String) -> String { text(490, .text(product)) }  // The request for %1$@ is off. Nothing was charged.
    package func storeDeleted(product: String) -> String { text(491, .text(product)) }  // %1$@ was removed from the history.
    package func storeEnded(product: String) -> String { text(492, .text(product)) }  // %1$@ has ended
    package var storeEndedNext: String { text(493) }  // Your backyards and birds stay; the pass is there if you want it back.
    package func storeFamilyShared(product: String) -> String { text(494, .text(product)) }  // %1$@ is yours for as long as it’s shared.
    package func storeGracePeriod(product: String, date: String) -> String { text(495, .text(product), .text(date)) }  // %1$@ couldn’t be renewed but stays active until %2$@.
    package func storeNotSold(country: String) -> String { text(496, .text(country)) }  // This isn’t sold in %1$@.
    package func storeOfferPlanned(date: String) -> String { text(497, .text(date)) }  // Its price applies from %1$@ on.
    package func storePaid(product: String) -> String { text(498, .text(product)) }  // The balance for %1$@ is paid.
    package func storePaidUntil(product: String, date: String) -> String { text(499, .text(product), .text(date)) }  // The balance is paid, and %1$@ is active until %2$@.
    package func storePendingAskToBuy(product: String) -> String { text(500, .text(product)) }  // %1$@ arrives as soon as a parent says yes.
    package func storePendingInterrupted(product: String) -> String { text(501, .text(product)) }  // %1$@ is waiting for something to be settled with the App Store.
    package func storeRefunded(price: String, product: String) -> String { text(502, .text(price), .text(product)) }  // You got %1$@ (simulated) back, and what was left of %2$@ is gone.
    package func storeRenewed(product: String, price: String, date: String) -> String { text(503, .text(product), .text(price), .text(date)) }  // %1$@ renewed for %2$@ (simulated) and is active until %3$@.
    package func storeReplaced(product: String, former: String) -> String { text(504, .text(product), .text(former)) }  // %1$@ replaces %2$@ right away.
    package func storeRestored(products: String) -> String { text(505, .text(products)) }  // Everything is here: %1$@.
    package var storeRestoredFood: String { text(506) }  // Food you bought is in the picker until it’s eaten.
    package func storeRestoredUnverified(count: Int) -> String { text(507, .number(count)) }  // %1$lld purchases are unverified and don’t count; the history says why.
    package func storeResumed(product: String, date: String) -> String { text(508, .text(product), .text(date)) }  // %1$@ will renew on %2$@, as before.
    package func storeReturned(price: String) -> String { text(509, .text(price)) }  // You got %1$@ (simulated) back for the remaining days.
    package func storeSeveral(count: Int, product: String) -> String { text(510, .number(count), .text(product)) }  // %1$lld × %2$@
    package func storeSharingEnded(product: String) -> String { text(511, .text(product)) }  // %1$@ is no longer shared with you.
    package func storeSubscribed(product: String, date: String) -> String { text(512, .text(product), .text(date)) }  // %1$@ is active and renews on %2$@.
    package func storeTrial(product: String, date: String) -> String { text(513, .text(product), .text(date)) }  // %1$@ is active and free until %2$@.
    package func storeUnverifiedChain(product: String) -> String { text(514, .text(product)) }  // %1$@ doesn’t count: nobody vouches for the certificate that signed it.
    package func storeUnverifiedDevice(product: String) -> String { text(515, .text(product)) }  // %1$@ doesn’t count: it was made for another computer.
    package func storeUnverifiedEncoding(product: String) -> String { text(516, .text(product)) }  // %1$@ doesn’t count: it can’t be read.
    package func storeUnverifiedMissing(product: String) -> String { text(517, .text(product)) }  // %1$@ doesn’t count: part of it is missing.
    package func storeUnverifiedRevoked(product: String) -> String { text(518, .text(product)) }  // %1$@ doesn’t count: the certificate that signed it was revoked.
    package func storeUnverifiedSignature(product: String) -> String { text(519, .text(product)) }  // %1$@ doesn’t count: its signature doesn’t match what it says.
    package func storeUnverifiedSubscription(product: String) -> String { text(520, .text(product)) }  // %1$@ doesn’t count: its signature doesn’t match what it says, so it is on hold.
    package func subscriptionBillingRetry(date: String) -> String { text(635, .text(date)) }  // Off: the payment failed and will be tried again until %1$@.
    package func subscriptionChanging(date: String, next: String) -> String { text(636, .text(date), .text(next)) }  // Active until %1$@; then %2$@ begins.
    package func subscriptionEnding(date: String) -> String { text(637, .text(date)) }  // Active until %1$@; it won’t renew.
    package func subscriptionGracePeriod(date: String) -> String { text(638, .text(date)) }  // The payment failed; it stays active until %1$@.
    package var subscriptionNoLongerShared: String { text(639) }  // It’s no longer shared with you.
    package func subscriptionOn(date: String, price: String) -> String { text(640, .text(date), .text(price)) }  // Active. It renews on %1$@ for %2$@, simulated.
    package func subscriptionPriceIncrease(date: String, price: String) -> String { text(641, .text(date), .text(price)) }  // Active until %1$@. From then on it will cost %2$@, simulated.
    package var subscriptionRefunded: String { text(642) }  // It was refunded.
    package var subscriptionShared: String { text(643) }  // Shared by your family.
    package func subscriptionSharedBy(name: String) -> String { text(644, .text(name)) }  // Shared by %1$@.
    package func subscriptionTrial(date: String, price: String) -> String { text(645, .text(date), .text(price)) }  // Free until %1$@, then %2$@, simulated, unless you cancel.
    package func termsByDays(count: Int, price: String) -> String { text(646, .number(count), .text(price)) }  // %2$@ every %1$lld days
    package func termsByMonths(count: Int, price: String) -> String { text(647, .number(count), .text(price)) }  // %2$@ every %1$lld months
    package func termsByWeeks(count: Int, price: String) -> String { text(648, .number(count), .text(price)) }  // %2$@ every %1$lld weeks
    package func termsByYears(count: Int, price: String) -> String { text(649, .number(count), .text(price)) }  // %2$@ every %1$lld years
    package func termsFirstDays(count: Int, offer: String, standard: String) -> String { text(650, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld days, then %3$@
    package func termsFirstMonths(count: Int, offer: String, standard: String) -> String { text(651, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld months, then %3$@
    package func termsFirstWeeks(count: Int, offer: String, standard: String) -> String { text(652, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld weeks, then %3$@
    package func termsFirstYears(count: Int, offer: String, standard: String) -> String { text(653, .number(count), .text(offer), .text(standard)) }  // %2$@ for the first %1$lld years, then %3$@
    package func termsFreeDays(count: Int, standard: String) -> String { text(654, .number(count), .text(standard)) }  // %1$lld days free, then %2$@
    package func termsFreeMonths(count: Int, standard: String) -> String { text(655, .number(count), .text(standard)) }  // %1$lld months free, then %2$@
    package func termsFreeWeeks(count: Int, standard: String) -> String { text(656, .number(count), .text(standard)) }  // %1$lld weeks free, then %2$@
    package func termsFreeYears(count: Int, standard: String) -> String { text(657, .number(count), .text(standard)) }  // %1$lld years free, then %2$@
    package func timeAgo(time: String) -> String { text(658, .text(time)) }  // %1$@ ago
    package func timeClock(hour: String, minute: String) -> String { text(659, .text(hour), .text(minute)) }  // %1$@:%2$@
    package func timeDays(days: Int) -> String { text(660, .number(days)) }  // %1$lld days
    package func timeDaysAgo(days: Int) -> String { text(661, .number(days)) }  // %1$lld days ago
    package var timeEmpty: String { text(662) }  // empty
    package func timeHours(hours: Int) -> String { text(663, .number(hours)) }  // %1$lld hours
    package func timeHoursAndMinutes(hours: String, minutes: String) -> String { text(664, .text(hours), .text(minutes)) }  // %1$@ and %2$@
    package func timeHoursMinutesShort(hours: Int, minutes: Int) -> String { text(665, .number(hours), .number(minutes)) }  // %1$lldh %2$lldm
    package func timeHoursShort(hours: Int) -> String { text(666, .number(hours)) }  // %1$lldh
    package var timeJustNow: String { text(667) }  // just now
    package func timeLeft(time: String) -> String { text(668, .text(time)) }  // %1$@ left
    package var timeLessThanAMinute: String { text(669) }  // less than a minute
    package func timeLow(left: String) -> String { text(670, .text(left)) }  // low, %1$@
    package func timeLowShort(time: String) -> String { text(671, .text(time)) }  // low %1$@
    package func timeMinutes(minutes: Int) -> String { text(672, .number(minutes)) }  // %1$lld minutes
    package func timeMinutesShort(minutes: Int) -> String { text(673, .number(minutes)) }  // %1$lldm
    package var timeNow: String { text(674) }  // now
    package var timeUnderAMinute: String { text(675) }  // under a minute
    package var timeYesterday: String { text(676) }  // yesterday
    package func usageBadChoice(option: String, value: String, choices: String) -> String { text(687, .text(option), .text(value), .text(choices)) }  // “%1$@” can’t be “%2$@”: choose one of %3$@.
    package func usageBadChoiceSuggestion(option: String, value: String, suggestion: String) -> String { text(688, .text(option), .text(value), .text(suggestion)) }  // “%1$@” can’t be “%2$@”: did you mean “%3$@”?
    package func usageCells(option: String, example: String, largest: String, value: String) -> String { text(689, .text(option), .text(example), .text(largest), .text(value)) }  // “%1$@” takes columns and rows such as %2$@, up to %3$@, not “%4$@”.
    package func usageDate(option: String, example: String, value: String) -> String { text(690, .text(option), .text(example), .text(value)) }  // “%1$@” takes a date such as %2$@, not “%3$@”.
    package func usageExample(option: String, example: String, value: String) -> String { text(691, .text(option), .text(example), .text(value)) }  // “%1$@” takes something like %2$@, not “%3$@”.
    package func usageLink(option: String, example: String, other: String, value: String) -> String { text(692, .text(option), .text(example), .text(other), .text(value)) }  // “%1$@” takes a link such as %2$@ or %3$@, not “%4$@”.
    package func usageMissingOperand(command: String, syntax: String) -> String { text(693, .text(command), .text(syntax)) }  // “%1$@” needs more: %2$@.
    package func usageMissingValue(option: String, syntax: String) -> String { text(694, .text(option), .text(syntax)) }  // “%1$@” needs a value: %2$@.
    package func usageNumber(option: String, first: String, last: String, value: String) -> String { text(695, .text(option), .text(first), .text(last), .text(value)) }  // “%1$@” takes a whole number from %2$@ to %3$@, not “%4$@”.
    package func usageProfile(option: String, value: String) -> String { text(696, .text(option), .text(value)) }  // “%1$@” takes letters, digits, “-”, “_” and “.”, not “%2$@”.
    package func usageUnknownCommand(command: String, syntax: String) -> String { text(697, .text(command), .text(syntax)) }  // There is no command “%1$@”: see “%2$@”.
    package func usageUnknownCommandSuggestion(command: String, suggestion: String) -> String { text(698, .text(command), .text(suggestion)) }  // There is no command “%1$@”: did you mean “%2$@”?
    package func usageUnknownOption(option: String, syntax: String) -> String { text(699, .text(option), .text(syntax)) }  // There is no option “%1$@”: see “%2$@”.
    package func usageUnknownOptionSuggestion(option: String, suggestion: String) -> String { text(700, .text(option), .text(suggestion)) }  // There is no option “%1$@”: did you mean “%2$@”?
    package func usageUnwantedOperand(command: String, value: String, syntax: String) -> String { text(701, .text(command), .text(value), .text(syntax)) }  // “%1$@” doesn’t take “%2$@”: see “%3$@”.
    package func usageUnwantedValue(option: String) -> String { text(702, .text(option)) }  // “%1$@” takes no value.
}
