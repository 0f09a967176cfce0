import { expect, type Page } from '@playwright/test'
import { texts } from '../../simulators/vnpay/pages/texts.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { given } from '../support/env.ts'
import { type ApiAnswer, api } from '../support/shop.ts'
import { receiver } from './checkout-form.ts'

/** The texts of the simulator of VNPAY, in the language that the shop requests. */
export const gatewayTexts = (locale: Locale) => texts[locale === 'vi' ? 'vn' : 'en']

/** Waits for the payment page; returns the payment's reference. */
export async function reachGateway(page: Page, locale: Locale): Promise<string> {
  await page.waitForURL(`${given('VNPAY_SIMULATOR_URL')}/**`)
  const { title } = gatewayTexts(locale)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return new URL(page.url()).searchParams.get('vnp_TxnRef') ?? ''
}

/** Presses the button whose name starts with this text. */
const button = (page: Page, begin: string) =>
  page.getByRole('button', { name: new RegExp(`^${begin}`) }).click()

export const pay = (page: Page, locale: Locale) => button(page, gatewayTexts(locale).pay)
export const beRefused = (page: Page, locale: Locale) => button(page, gatewayTexts(locale).refuse)
export const cancel = (page: Page, locale: Locale) => button(page, gatewayTexts(locale).cancel)

/** The state of a guest's order, by its code and phone. */
export async function stateOf(code: string): Promise<string> {
  const phone = receiver.phone.replaceAll(' ', '')
  const { body }: ApiAnswer<{ data: { state: string } }> = await api('/app/trackorder', {
    method: 'POST',
    body: { code, phone },
  })
  return body.data.state
}
