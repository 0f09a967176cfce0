import type { ComponentType } from 'react'
import type { Locale } from '../../../i18n/locale.ts'
import type { ForgotPopupProps } from './forgot-popup.tsx'
import type { PasswordTexts } from './reset-problem.ts'

/** Few people need them, so no page carries these words. */
const words = {
  vi: () => import('../../../i18n/locales/vi/password.json'),
  en: () => import('../../../i18n/locales/en/password.json'),
}

export interface LoadedForgot {
  ForgotPopup: ComponentType<ForgotPopupProps>
  texts: PasswordTexts
}

/** @throws when the network is gone */
export async function loadForgot(locale: Locale): Promise<LoadedForgot> {
  const [{ ForgotPopup }, { default: texts }] = await Promise.all([
    import('./forgot-popup.tsx'),
    words[locale](),
  ])
  return { ForgotPopup, texts }
}
