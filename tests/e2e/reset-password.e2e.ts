import { randomUUID } from 'node:crypto'
import { longestPassword, shortestPassword } from '@nas/contract/limits'
import { mailedCode, mailSubjects } from '../support/mailbox.ts'
import { api } from '../support/shop.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { newMember } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'

const path = '/reset-password'

const canSignIn = async (identifier: string, password: string) =>
  (await api('/auth/local', { method: 'POST', body: { identifier, password } })).status === 200

async function askForMail({ page, say }: Shop, email: string) {
  await page.getByRole('textbox', { name: say('password.email') }).fill(email)
  await page.getByRole('button', { name: say('password.mailSubmit') }).click()
}

const fields = ({ page, say }: Shop) => ({
  fresh: page.getByRole('textbox', { name: say('password.newPassword'), exact: true }),
  repeated: page.getByRole('textbox', { name: say('password.repeated'), exact: true }),
  save: page.getByRole('button', { name: say('password.passwordSubmit') }),
})

test('a member sets a new password by the mailed link and is signed in', async ({ shop }) => {
  const { page, say, at, shopLocale } = shop
  const email = (await newMember()).email
  await page.goto(at('/?login=1'))
  await page.getByRole('textbox', { name: say('auth.email') }).fill(email)
  await page.getByRole('link', { name: say('auth.forgot') }).click()
  await expect(page.getByRole('dialog', { name: say('password.title') })).toBeVisible()
  const mail = page.getByRole('textbox', { name: say('password.email') })
  await expect(mail).toBeFocused()
  await expect(mail).toHaveValue(email)
  await expectNoFindings(page)
  await askForMail(shop, email)
  await expect(page.getByRole('heading', { name: say('password.sentTitle') })).toBeFocused()
  await expect(page.getByText(say('password.sentText', { email }))).toBeVisible()
  await expectNoFindings(page)

  const code = await mailedCode(email)
  await page.goto(at(`${path}#code=${code}`))
  const { fresh, repeated, save } = fields(shop)
  await expect(fresh).toBeVisible()
  await expect(page).toHaveURL(at(path))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('heading', { level: 1, name: say('password.title') })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(at(path))
  await expectNoFindings(page)

  const password = `hoa sữa ${randomUUID()}`
  await fresh.fill(password)
  await repeated.fill(password)
  await page
    .getByRole('button', { name: say('password.showPassword') })
    .first()
    .click()
  await expect(fresh).toHaveAttribute('type', 'text')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await save.dblclick()
  await expect(page).toHaveURL(at('/'))
  await expectNotice(page, say('password.saved'))
  expect(sent.filter((line) => line.endsWith('/api/auth/reset-password'))).toHaveLength(1)
  expect(sent.filter((line) => line.includes(code))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).toContain(email)
  expect(stored).not.toContain(code)
  expect(await canSignIn(email, password)).toBe(true)

  // The link is invalid by now.
  await page.goto(at(`${path}#code=${code}`))
  await fresh.fill(password)
  await repeated.fill(password)
  await save.click()
  await expect(page.getByRole('alert')).toHaveText(say('password.linkRefused'))
  await expect(page.getByRole('alert')).toBeFocused()
  await expectNoFindings(page)
  await askForMail(shop, email)
  await expect(page.getByRole('heading', { name: say('password.sentTitle') })).toBeVisible()
  expect(await mailedCode(email, 2)).not.toBe(code)
  expect(shopLocale).toBe(await page.locator('html').getAttribute('lang'))
})

test('the answer is the same for an address without an account', async ({ shop }) => {
  const { page, say, at } = shop
  const email = `khong-ai-${randomUUID()}@nas.test`
  await page.goto(at(path))
  await expectNoFindings(page)
  await askForMail(shop, email)
  await expect(page.getByText(say('password.sentText', { email }))).toBeVisible()
  expect(await mailSubjects(email)).toEqual([])
  await page.getByRole('button', { name: say('password.sendAgain') }).click()
  await expect(page.getByRole('textbox', { name: say('password.email') })).toBeFocused()
})

test('an error is shown at its field, which gets the focus', async ({ shop }) => {
  const { page, say, at } = shop
  await page.goto(at(path))
  await askForMail(shop, 'lan')
  const email = page.getByRole('textbox', { name: say('password.email') })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(say('password.emailInvalid'))

  await page.goto(at(`${path}#code=${randomUUID()}`))
  const { fresh, repeated, save } = fields(shop)
  const lengths = { shortest: shortestPassword, longest: longestPassword }
  await fresh.fill('1234567')
  await repeated.fill('1234567')
  await save.click()
  await expect(fresh).toBeFocused()
  await expect(fresh).toHaveAccessibleDescription(
    new RegExp(say('password.passwordShort', lengths)),
  )
  await expectNoFindings(page)
  await fresh.fill('12345678')
  await save.click()
  await expect(repeated).toBeFocused()
  await expect(repeated).toHaveAccessibleDescription(say('password.repeatedDiffers'))
})

for (const [name, answer, sentence] of [
  ['too many attempts', 429, 'tooMany'],
  ['a shop that is not available', 503, 'unavailable'],
  ['no network', 0, 'passwordNetwork'],
] as const) {
  test(`${name} is explained, and the link stays valid`, async ({ shop }) => {
    const { page, say, at } = shop
    await page.route('**/api/auth/reset-password', (route) =>
      answer === 0 ? route.abort() : route.fulfill({ status: answer, body: '{}' }),
    )
    await page.goto(at(`${path}#code=${randomUUID()}`))
    const { fresh, repeated, save } = fields(shop)
    await fresh.fill('12345678')
    await repeated.fill('12345678')
    await save.click()
    await expect(page.getByRole('alert')).toHaveText(say(`password.${sentence}`))
    await expect(page.getByRole('alert')).toBeFocused()
    await page.reload()
    await expect(fresh).toBeVisible()
  })
}
