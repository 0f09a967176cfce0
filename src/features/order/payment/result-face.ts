import type { Texts } from '../../../i18n/catalogues.ts'
import type { IconName } from '../../../ui/icon-paths.ts'
import type { PaymentResult } from './payment-result.store.ts'

export type ResultState = PaymentResult['state']

interface Face {
  icon: IconName
  title: keyof Texts<'payment'>
  text: keyof Texts<'payment'>
}

/** How each result looks and what it says. */
export const resultFace: Record<ResultState, Face> = {
  asking: { icon: 'clock', title: 'askingTitle', text: 'askingText' },
  waiting: { icon: 'clock', title: 'waitingTitle', text: 'waitingText' },
  late: { icon: 'clock', title: 'lateTitle', text: 'lateText' },
  unknown: { icon: 'clock', title: 'unknownTitle', text: 'unknownText' },
  success: { icon: 'check', title: 'successTitle', text: 'successText' },
  unclear: { icon: 'danger', title: 'unclearTitle', text: 'unclearText' },
  failure: { icon: 'danger', title: 'failureTitle', text: 'failureText' },
}
