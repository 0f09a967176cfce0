import { expect, type Page } from '@playwright/test'
import type { Say } from './fixtures.ts'

export const receiver = {
  name: 'Nguyễn Thị Ánh Tuyết',
  phone: '0912 345 678',
  address: '12 Nguyễn Huệ',
}

/** Types a part of the name without accents and chooses the offered place. */
export async function choosePlace(page: Page, label: string, typed: string, place: string) {
  const field = page.getByRole('combobox', { name: label })
  await expect(field).toBeEnabled()
  await field.fill(typed)
  await page.getByRole('option', { name: place, exact: true }).click()
  await expect(field).toHaveValue(place)
}

/** Fills the form as a guest; the consents are left to the test. */
export async function fillReceiver(page: Page, say: Say, more: { phone?: string } = {}) {
  await page.getByLabel(say('forms.name')).fill(receiver.name)
  await page.getByLabel(say('forms.phone')).fill(more.phone ?? receiver.phone)
  await choosePlace(page, say('forms.province'), 'ho chi minh', 'Thành phố Hồ Chí Minh')
  await choosePlace(page, say('forms.ward'), 'sai gon', 'Phường Sài Gòn')
  await page.getByLabel(say('forms.address')).fill(receiver.address)
}

export async function makeGift(page: Page, say: Say, message: string): Promise<void> {
  await page.getByRole('checkbox', { name: say('checkout.gift') }).check()
  await page.getByRole('textbox', { name: say('checkout.giftMessage') }).fill(message)
  await page.getByRole('textbox', { name: say('checkout.giftFrom'), exact: false }).fill('Lan')
}

export async function giveConsents(page: Page, say: Say) {
  await page.getByRole('checkbox', { name: say('checkout.consentData') }).check()
  const link = say('forms.consentPolicyLink')
  const policy = say('forms.consentPolicy', { link })
  await page.getByRole('checkbox', { name: policy }).check()
}
