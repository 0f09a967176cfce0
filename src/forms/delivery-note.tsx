import { useStore } from '@nanostores/react'
import { formatDayRange, unknownDays } from '@nas/domain/dates'
import { anyTransit, deliveryDates } from '@nas/domain/delivery-dates'
import type { Transit } from '@nas/domain/delivery-rules'
import { fill } from '@nas/domain/placeholders'
import { useEffect, useState } from 'react'
import type { Locale } from '../i18n/locale.ts'
import { $deliverTo, nowhere } from '../stores/deliver-to.ts'
import type { DeliveryFacts } from '../ui/delivery-facts.ts'
import { Icon } from '../ui/icon.tsx'

const minuteMs = 60_000

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
  const anywhere: Way = { province: '', transit: anyTransit(rules.transit) }
  const [way, setWay] = useState(anywhere)
  useEffect(() => {
    if (province === '') return
    import('@nas/domain/delivery-rules').then(
      ({ transitFor }) => setWay({ province, transit: transitFor(rules, province) }),
      () => {},
    )
  }, [rules, province])
  return province === '' ? anywhere : way
}

interface DeliveryNoteProps {
  facts: DeliveryFacts
  locale: Locale
  /** Whether the province can be chosen here; the checkout has its own field. */
  canChoose?: boolean
}

/** Days to this device's province or, without one, to any province. */
export function DeliveryNote({ facts, locale, canChoose = false }: DeliveryNoteProps) {
  const { rules, texts } = facts
  const province = useStore($deliverTo, { ssr: nowhere })
  const now = useNow()
  const { transit, ...way } = useWay(rules, province)
  const isKnown = now !== null && transit !== undefined && way.province === province
  const dates = isKnown ? deliveryDates(rules, transit, now) : null
  const days = dates ? formatDayRange(dates.earliest, dates.latest, locale) : unknownDays
  const place = province === '' ? `(${texts.depends})` : fill(texts.to, { province })
  // Loaded on demand; a failed download is repeated by the next press.
  const choose = () =>
    void import('./province-chooser.tsx').then(({ chooseProvince }) => chooseProvince(locale))
  return (
    <p className="delivery-note">
      <Icon name="clock" />
      <span>
        {/* Without the button, whose removal would lose the focus. */}
        <span style={isKnown ? undefined : { visibility: 'hidden' }}>
          <strong>{fill(texts.get, { days })}</strong> {place}
        </span>
        {canChoose ? (
          <>
            {' '}
            <button type="button" className="form-link form-link--inline" onClick={choose}>
              {province === '' ? texts.choose : texts.change}
            </button>
          </>
        ) : null}
      </span>
    </p>
  )
}
