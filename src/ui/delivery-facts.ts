import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { standardDelivery } from '@nas/domain/standard-delivery'
import type { ContentReader } from '../content/reader.ts'
import type { Texts } from '../i18n/catalogues.ts'
import type { Locale } from '../i18n/locale.ts'
import { textsOf } from '../i18n/translator.ts'

type DeliveryDayRules = Omit<DeliveryRules, 'hours'>

function deliveryRules(reader: ContentReader): DeliveryDayRules {
  const { cutoff, processing, weekdays, transit, holidays } =
    reader.single('deliveryinfo') ?? standardDelivery
  return { cutoff, processing, weekdays, transit, holidays }
}

export interface DeliveryFacts {
  rules: DeliveryDayRules
  texts: Texts<'delivery'>
}

export const deliveryFacts = (reader: ContentReader, locale: Locale): DeliveryFacts => ({
  rules: deliveryRules(reader),
  texts: textsOf(locale, 'delivery'),
})
