import type { Shop } from './fixtures.ts'

/** The person who registers in the browser tests. */
export const newcomer = { name: 'Nguyễn Thị Ánh Tuyết', password: 'hoa sữa rụng đêm mưa' }

export const field = ({ page, say }: Shop, key: string) =>
  page.getByRole('textbox', { name: say(key), exact: true })

/** Fills the text fields; gender and consents are left to the test. */
export async function fillForm(shop: Shop, email: string) {
  await field(shop, 'forms.name').fill(newcomer.name)
  await field(shop, 'forms.phone').fill('0912 345 678')
  await field(shop, 'forms.email').fill(email)
  await field(shop, 'register.emailAgain').fill(email)
  await field(shop, 'forms.password').fill(newcomer.password)
  await field(shop, 'register.passwordAgain').fill(newcomer.password)
}

export const send = ({ page, say }: Shop) =>
  page.getByRole('button', { name: say('register.submit') })

export const agreeToAll = ({ page, say }: Shop) =>
  page.getByRole('checkbox', { name: say('forms.consentAll') })
