import type { DeliveryRules } from '@nas/domain/delivery-rules'
import { deliveryRules } from '../content/delivery-rules.ts'
import type { ContentReader } from '../content/reader.ts'
import type { Texts } from '../i18n/catalogues.ts'
import type { Locale } from '../i18n/locale.ts'
import { textsOf } from '../i18n/translator.ts'

/** What a page tells the browser of delivery, which reckons the days by its own clock. */
export interface DeliveryFacts {
  rules: DeliveryRules
  texts: Texts<'delivery'>
}

export const deliveryFacts = (reader: ContentReader, locale: Locale): DeliveryFacts => ({
  rules: deliveryRules(reader),
  texts: textsOf(locale, 'delivery'),
})
