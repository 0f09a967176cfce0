import { useStore } from '@nanostores/react'
import { formatDayRange, unknownDays } from '@nas/domain/day-range'
import { deliveryDates, homeProvince } from '@nas/domain/delivery-dates'
import type { Transit } from '@nas/domain/delivery-rules'
import { useEffect, useState } from 'react'
import { fill } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locale.ts'
import { $deliverTo, nowhere } from '../stores/deliver-to.ts'
import type { DeliveryFacts } from './delivery-facts.ts'
import { Icon } from './icon.tsx'

const minuteMs = 60_000

/** Updated every minute; null on the server. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface Way {
  /** Empty while this device has no delivery province. */
  province: string
  transit: Transit | undefined
}

/** The delivery time to the province; the table of provinces is loaded only when one is set. */
function useWay(rules: DeliveryFacts['rules'], province: string): Way {
  const home: Way = { province: '', transit: rules.transit[homeProvince] }
  const [way, setWay] = useState(home)
  useEffect(() => {
    if (province === '') return
    import('@nas/domain/delivery-rules').then(
      ({ transitFor }) => setWay({ province, transit: transitFor(rules, province) }),
      () => {},
    )
  }, [rules, province])
  return province === '' ? home : way
}

interface DeliveryNoteProps {
  facts: DeliveryFacts
  locale: Locale
}

/** Delivery days of an order placed now: to this device's province, else to the shop's. */
export function DeliveryNote({ facts: { rules, texts }, locale }: DeliveryNoteProps) {
  const province = useStore($deliverTo, { ssr: nowhere })
  const now = useNow()
  const { transit, ...way } = useWay(rules, province)
  const isKnown = now !== null && transit !== undefined && way.province === province
  const dates = isKnown ? deliveryDates(rules, transit, now) : null
  const days = dates ? formatDayRange(dates.earliest, dates.latest, locale) : unknownDays
  const place =
    province === '' ? fill(texts.ifTo, { province: texts.home }) : fill(texts.to, { province })
  return (
    <p className="delivery-note" style={isKnown ? undefined : { visibility: 'hidden' }}>
      <Icon name="clock" />
      <span>
        <strong>{fill(texts.get, { days })}</strong> {place}
      </span>
    </p>
  )
}
