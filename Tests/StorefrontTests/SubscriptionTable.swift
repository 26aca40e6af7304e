/// What a subscription does in every situation, whatever happens to it. Written by hand from the rules of the store;
/// the account has `silver` (7.99 a month, a month free to begin) unless it has nothing.
///
/// Columns: the event; the player's own subscription after it (`-` none, `sub` renews, `off` will not renew, `chg`
/// another product will follow, `ask` a price increase waits for an answer, `grace`, `retry`, `exp`, `rev`); the pass
/// that it entitles to; what became of the ledger (`=` nothing, `+product price -refund` a new transaction and what came
/// back for the old one, `r` the latest one revoked, `e` it ends now, `x` struck out); and what the player reads.
let subscriptionTable = """
    none: nothing was ever bought
    buy silver        sub    family      +silver 0.00           trial
    buy gold          sub    premium     +gold 0.00             trial
    buy bronze        sub    individual  +bronze 0.99           subscribed
    buy mint          sub    family      +mint 7.99             subscribed
    buy yearly        sub    family      +yearly 79.99          subscribed
    wait              -      none        =                      -
    wait unpaid       -      none        =                      -
    wait graceful     -      none        =                      -
    wait unsold       -      none        =                      -
    cancel            -      none        =                      error.noSubscription
    resume            -      none        =                      error.noSubscription
    refund            -      none        =                      error.noSuchTransaction
    expire            -      none        =                      error.noSuchTransaction
    renew             -      none        =                      error.noSuchTransaction
    resolve           -      none        =                      error.noSuchTransaction
    delete            -      none        =                      error.noSuchTransaction
    ask               -      none        =                      error.noSuchTransaction
    agree             -      none        =                      error.noSubscription
    decline           -      none        =                      error.noSubscription
    code THREE        sub    individual  +bronze 2.49           subscribed
    code STAY         -      none        =                      error.ineligibleForOffer
    promo             -      none        =                      error.ineligibleForOffer
    win back          -      none        =                      error.ineligibleForOffer
    abroad            -      none        =                      -
    leave             -      none        =                      -

    trial: half of the free month is over
    buy silver        sub    family      =                      alreadySubscribed
    buy gold          sub    premium     +gold 11.99            upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99             crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              sub    family      +silver 7.99           renewed
    wait unpaid       retry  none        =                      billingRetry
    wait graceful     grace  family      =                      gracePeriod
    wait unsold       exp    none        =                      expired.productUnavailable
    cancel            off    family      =                      status.ending
    resume            sub    family      =                      status.on
    refund            sub    family      =                      error.nothingToRefund
    expire            exp    none        e                      expired.endedEarly
    renew             sub    family      +silver 7.99           renewed
    resolve           sub    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               ask    family      =                      status.priceIncrease
    agree             sub    family      =                      error.noPriceIncrease
    decline           sub    family      =                      error.noPriceIncrease
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          sub    family      =                      error.ineligibleForOffer
    abroad            ask    family      =                      status.priceIncrease
    leave             sub    family      =                      -

    paid: half of a month that cost 7.99 is over
    buy silver        sub    family      =                      alreadySubscribed
    buy gold          sub    premium     +gold 11.99 -4.00      upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99 -4.00       crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              sub    family      +silver 7.99           renewed
    wait unpaid       retry  none        =                      billingRetry
    wait graceful     grace  family      =                      gracePeriod
    wait unsold       exp    none        =                      expired.productUnavailable
    cancel            off    family      =                      status.ending
    resume            sub    family      =                      status.on
    refund            rev    none        r                      refunded
    expire            exp    none        e                      expired.endedEarly
    renew             sub    family      +silver 7.99           renewed
    resolve           sub    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               ask    family      =                      status.priceIncrease
    agree             sub    family      =                      error.noPriceIncrease
    decline           sub    family      =                      error.noPriceIncrease
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          sub    family      =                      error.ineligibleForOffer
    abroad            ask    family      =                      status.priceIncrease
    leave             sub    family      =                      -

    cancelled: as paid, and it will not renew
    buy silver        sub    family      =                      resumed
    buy gold          sub    premium     +gold 11.99 -4.00      upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99 -4.00       crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              exp    none        =                      expired.autoRenewDisabled
    wait unpaid       exp    none        =                      expired.autoRenewDisabled
    wait graceful     exp    none        =                      expired.autoRenewDisabled
    wait unsold       exp    none        =                      expired.autoRenewDisabled
    cancel            off    family      =                      status.ending
    resume            sub    family      =                      status.on
    refund            rev    none        r                      refunded
    expire            exp    none        e                      expired.endedEarly
    renew             off    family      =                      error.renewalOff
    resolve           off    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               off    family      =                      error.renewalOff
    agree             off    family      =                      error.noPriceIncrease
    decline           off    family      =                      error.noPriceIncrease
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          off    family      =                      error.ineligibleForOffer
    abroad            off    family      =                      status.ending
    leave             off    family      =                      -

    changing: as paid, and bronze is to follow
    buy silver        sub    family      =                      resumed
    buy gold          sub    premium     +gold 11.99 -4.00      upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99 -4.00       crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              sub    individual  +bronze 4.99           changed
    wait unpaid       retry  none        =                      billingRetry
    wait graceful     grace  family      =                      gracePeriod
    wait unsold       exp    none        =                      expired.productUnavailable
    cancel            off    family      =                      status.ending
    resume            chg    family      =                      status.changing
    refund            rev    none        r                      refunded
    expire            exp    none        e                      expired.endedEarly
    renew             sub    individual  +bronze 4.99           changed
    resolve           chg    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               chg    family      =                      error.changePlanned
    agree             chg    family      =                      error.noPriceIncrease
    decline           chg    family      =                      error.noPriceIncrease
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          chg    family      =                      error.ineligibleForOffer
    abroad            chg    family      =                      status.changing
    leave             chg    family      =                      -

    shelved: asked for 9.99 without an answer, and then bronze was planned
    buy silver        sub    family      =                      resumed
    buy gold          sub    premium     +gold 11.99 -4.00      upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99 -4.00       crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              sub    individual  +bronze 4.99           changed
    wait unpaid       retry  none        =                      billingRetry
    wait graceful     grace  family      =                      gracePeriod
    wait unsold       exp    none        =                      expired.productUnavailable
    cancel            off    family      =                      status.ending
    resume            chg    family      =                      status.changing
    refund            rev    none        r                      refunded
    expire            exp    none        e                      expired.endedEarly
    renew             sub    individual  +bronze 4.99           changed
    resolve           chg    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               chg    family      =                      error.changePlanned
    agree             chg    family      =                      error.noPriceIncrease
    decline           chg    family      =                      error.noPriceIncrease
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          chg    family      =                      error.ineligibleForOffer
    abroad            chg    family      =                      status.changing
    leave             chg    family      =                      -

    asked: as paid, and it is to cost 9.99
    buy silver        ask    family      =                      alreadySubscribed
    buy gold          sub    premium     +gold 11.99 -4.00      upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99 -4.00       crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              exp    none        =                      expired.didNotConsentToPriceIncrease
    wait unpaid       exp    none        =                      expired.didNotConsentToPriceIncrease
    wait graceful     exp    none        =                      expired.didNotConsentToPriceIncrease
    wait unsold       exp    none        =                      expired.didNotConsentToPriceIncrease
    cancel            off    family      =                      status.ending
    resume            ask    family      =                      status.priceIncrease
    refund            rev    none        r                      refunded
    expire            exp    none        e                      expired.endedEarly
    renew             exp    none        e                      expired.didNotConsentToPriceIncrease
    resolve           ask    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               ask    family      =                      status.priceIncrease
    agree             sub    family      =                      status.on
    decline           off    family      =                      status.ending
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          ask    family      =                      error.ineligibleForOffer
    abroad            ask    family      =                      status.priceIncrease
    leave             ask    family      =                      -

    agreed: asked, and the player said yes
    buy silver        sub    family      =                      alreadySubscribed
    buy gold          sub    premium     +gold 11.99 -4.00      upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99 -4.00       crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              sub    family      +silver 9.99           renewed
    wait unpaid       retry  none        =                      billingRetry
    wait graceful     grace  family      =                      gracePeriod
    wait unsold       exp    none        =                      expired.productUnavailable
    cancel            off    family      =                      status.ending
    resume            sub    family      =                      status.on
    refund            rev    none        r                      refunded
    expire            exp    none        e                      expired.endedEarly
    renew             sub    family      +silver 9.99           renewed
    resolve           sub    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               ask    family      =                      status.priceIncrease
    agree             sub    family      =                      error.noPriceIncrease
    decline           sub    family      =                      error.noPriceIncrease
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          sub    family      =                      error.ineligibleForOffer
    abroad            ask    family      =                      status.priceIncrease
    leave             sub    family      =                      -

    declined: asked, and the player said no
    buy silver        sub    family      =                      resumed
    buy gold          sub    premium     +gold 11.99 -4.00      upgraded
    buy bronze        chg    family      =                      changePlanned
    buy mint          sub    family      +mint 7.99 -4.00       crossgraded
    buy yearly        chg    family      =                      changePlanned
    wait              exp    none        =                      expired.didNotConsentToPriceIncrease
    wait unpaid       exp    none        =                      expired.didNotConsentToPriceIncrease
    wait graceful     exp    none        =                      expired.didNotConsentToPriceIncrease
    wait unsold       exp    none        =                      expired.didNotConsentToPriceIncrease
    cancel            off    family      =                      status.ending
    resume            sub    family      =                      status.on
    refund            rev    none        r                      refunded
    expire            exp    none        e                      expired.endedEarly
    renew             off    family      =                      error.renewalOff
    resolve           off    family      =                      error.nothingToResolve
    delete            -      none        x                      deleted
    ask               off    family      =                      error.renewalOff
    agree             off    family      =                      error.noPriceIncrease
    decline           off    family      =                      error.noPriceIncrease
    code THREE        chg    family      =                      changePlanned
    code STAY         sub    family      =                      offerPlanned
    promo             chg    family      =                      changePlanned
    win back          off    family      =                      error.ineligibleForOffer
    abroad            off    family      =                      status.ending
    leave             off    family      =                      -

    grace: the renewal could not be paid four days ago
    buy silver        sub    family      +silver 7.99           recovered
    buy gold          sub    premium     +gold 11.99            upgraded
    buy bronze        sub    individual  +bronze 4.99           crossgraded
    buy mint          sub    family      +mint 7.99             crossgraded
    buy yearly        sub    family      +yearly 79.99          crossgraded
    wait              retry  none        =                      billingRetry
    wait unpaid       retry  none        =                      billingRetry
    wait graceful     retry  none        =                      billingRetry
    wait unsold       retry  none        =                      billingRetry
    cancel            grace  family      =                      status.graceEnding
    resume            grace  family      =                      status.gracePeriod
    refund            rev    none        r                      refunded
    expire            exp    none        =                      expired.endedEarly
    renew             sub    family      +silver 7.99           recovered
    resolve           sub    family      +silver 7.99           recovered
    delete            -      none        x                      deleted
    ask               grace  family      =                      error.paymentDue
    agree             grace  family      =                      error.noPriceIncrease
    decline           grace  family      =                      error.noPriceIncrease
    code THREE        sub    individual  +bronze 2.49           crossgraded
    code STAY         grace  family      =                      error.ineligibleForOffer
    promo             sub    individual  +bronze 9.99           crossgraded
    win back          grace  family      =                      error.ineligibleForOffer
    abroad            grace  family      =                      status.gracePeriod
    leave             grace  family      =                      -

    retry: the renewal could not be paid four days ago, and nothing is granted on trust
    buy silver        sub    family      +silver 7.99           recovered
    buy gold          sub    premium     +gold 11.99            upgraded
    buy bronze        sub    individual  +bronze 4.99           crossgraded
    buy mint          sub    family      +mint 7.99             crossgraded
    buy yearly        sub    family      +yearly 79.99          crossgraded
    wait              exp    none        =                      expired.billingError
    wait unpaid       exp    none        =                      expired.billingError
    wait graceful     exp    none        =                      expired.billingError
    wait unsold       exp    none        =                      expired.billingError
    cancel            exp    none        =                      expired.autoRenewDisabled
    resume            retry  none        =                      status.billingRetry
    refund            rev    none        r                      refunded
    expire            exp    none        =                      expired.endedEarly
    renew             sub    family      +silver 7.99           recovered
    resolve           sub    family      +silver 7.99           recovered
    delete            -      none        x                      deleted
    ask               retry  none        =                      error.paymentDue
    agree             retry  none        =                      error.noPriceIncrease
    decline           retry  none        =                      error.noPriceIncrease
    code THREE        sub    individual  +bronze 2.49           crossgraded
    code STAY         retry  none        =                      error.ineligibleForOffer
    promo             sub    individual  +bronze 9.99           crossgraded
    win back          retry  none        =                      error.ineligibleForOffer
    abroad            retry  none        =                      status.billingRetry
    leave             retry  none        =                      -

    expired: cancelled, and over for four days
    buy silver        sub    family      +silver 7.99           subscribed
    buy gold          sub    premium     +gold 11.99            subscribed
    buy bronze        sub    individual  +bronze 4.99           subscribed
    buy mint          sub    family      +mint 7.99             subscribed
    buy yearly        sub    family      +yearly 79.99          subscribed
    wait              exp    none        =                      -
    wait unpaid       exp    none        =                      -
    wait graceful     exp    none        =                      -
    wait unsold       exp    none        =                      -
    cancel            exp    none        =                      error.noSubscription
    resume            exp    none        =                      error.noSubscription
    refund            rev    none        r                      refunded
    expire            exp    none        =                      error.noSubscription
    renew             exp    none        =                      error.noSubscription
    resolve           exp    none        =                      error.noSubscription
    delete            -      none        x                      deleted
    ask               exp    none        =                      error.noSubscription
    agree             exp    none        =                      error.noSubscription
    decline           exp    none        =                      error.noSubscription
    code THREE        sub    individual  +bronze 2.49           subscribed
    code STAY         exp    none        =                      error.ineligibleForOffer
    promo             sub    individual  +bronze 9.99           subscribed
    win back          sub    individual  +bronze 0.00           trial
    abroad            exp    none        =                      expired.autoRenewDisabled
    leave             exp    none        =                      -

    revoked: paid, and the money was given back
    buy silver        sub    family      +silver 7.99           subscribed
    buy gold          sub    premium     +gold 11.99            subscribed
    buy bronze        sub    individual  +bronze 4.99           subscribed
    buy mint          sub    family      +mint 7.99             subscribed
    buy yearly        sub    family      +yearly 79.99          subscribed
    wait              rev    none        =                      -
    wait unpaid       rev    none        =                      -
    wait graceful     rev    none        =                      -
    wait unsold       rev    none        =                      -
    cancel            rev    none        =                      error.noSubscription
    resume            rev    none        =                      error.noSubscription
    refund            rev    none        =                      error.duplicateRefundRequest
    expire            rev    none        =                      error.noSubscription
    renew             rev    none        =                      error.noSubscription
    resolve           rev    none        =                      error.noSubscription
    delete            -      none        x                      deleted
    ask               rev    none        =                      error.noSubscription
    agree             rev    none        =                      error.noSubscription
    decline           rev    none        =                      error.noSubscription
    code THREE        sub    individual  +bronze 2.49           subscribed
    code STAY         rev    none        =                      error.ineligibleForOffer
    promo             sub    individual  +bronze 9.99           subscribed
    win back          rev    none        =                      error.ineligibleForOffer
    abroad            rev    none        =                      status.revoked
    leave             rev    none        =                      -

    shared: nothing of one's own; a family member shares silver
    buy silver        sub    family      +silver 0.00           trial
    buy gold          sub    premium     +gold 0.00             trial
    buy bronze        sub    family      +bronze 0.99           subscribed
    buy mint          sub    family      +mint 7.99             subscribed
    buy yearly        sub    family      +yearly 79.99          subscribed
    wait              -      none        =                      expired.sharingEnded
    wait unpaid       -      none        =                      expired.sharingEnded
    wait graceful     -      none        =                      expired.sharingEnded
    wait unsold       -      none        =                      expired.sharingEnded
    cancel            -      family      =                      error.sharedSubscription
    resume            -      family      =                      error.sharedSubscription
    refund            -      family      =                      error.refundFailed
    expire            -      family      =                      error.sharedSubscription
    renew             -      family      =                      error.sharedSubscription
    resolve           -      family      =                      error.sharedSubscription
    delete            -      none        x                      deleted
    ask               -      family      =                      error.sharedSubscription
    agree             -      family      =                      error.sharedSubscription
    decline           -      family      =                      error.sharedSubscription
    code THREE        sub    family      +bronze 2.49           subscribed
    code STAY         -      family      =                      error.ineligibleForOffer
    promo             -      family      =                      error.ineligibleForOffer
    win back          -      family      =                      error.ineligibleForOffer
    abroad            -      family      =                      -
    leave             -      none        r                      sharingEnded
    """
