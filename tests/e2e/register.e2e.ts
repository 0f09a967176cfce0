import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { newMember } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { agreeToAll, field, fillForm, newcomer, send } from './register-form.ts'

const { name, password } = newcomer

test('a visitor of a member page registers and returns to it', async ({ shop }) => {
  const { page, at, say } = shop
  const email = `moi-${randomUUID()}@nas.test`
  await page.goto(at('/faq'))
  await page.goto(at('/don-hang?page=1'))
  await expect(page).toHaveURL(at(`/dang-ky?next=${encodeURIComponent(at('/don-hang?page=1'))}`))
  await expect(page.locator('[data-toast=info]')).toBeVisible()
  await expectNotice(page, say('auth.membersOnly'))
  await expectNoFindings(page)

  await field(shop, 'forms.email').fill(email)
  await field(shop, 'register.emailAgain').fill(`x${email}`)
  await send(shop).click()
  const summary = page.getByRole('alert').filter({ hasText: say('forms.problemInvalid') })
  await expect(summary).toBeFocused()
  for (const key of ['forms.nameRequired', 'forms.passwordRequired', 'forms.policyRequired']) {
    await expect(summary.getByRole('link', { name: say(key) })).toBeVisible()
  }
  await expectNoFindings(page)
  await summary.getByRole('link', { name: say('register.emailAgainDiffers') }).click()
  await expect(field(shop, 'register.emailAgain')).toBeFocused()
  await expect(field(shop, 'register.emailAgain')).toHaveAccessibleDescription(
    say('register.emailAgainDiffers'),
  )

  await fillForm(shop, email)
  await page.getByRole('radio', { name: say('register.female') }).check()
  await expect(agreeToAll(shop)).not.toBeChecked()
  await agreeToAll(shop).check()
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) {
    await expect(box).toBeChecked()
  }
  await page.reload()
  await expect(field(shop, 'forms.name')).toHaveValue(name)
  await expect(field(shop, 'forms.password')).toHaveValue('')
  await fillForm(shop, email)
  await page.route('**/api/auth/local/register', (route) => route.abort(), { times: 1 })
  await send(shop).click()
  await expect(
    page.getByRole('alert').filter({ hasText: say('forms.problemNetwork') }),
  ).toBeFocused()
  await send(shop).dblclick()

  await expect(page).toHaveURL(at('/don-hang?page=1'))
  await expectNotice(page, say('register.welcome', { name }))
  await expect(page.locator('[data-greeting]').first()).toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(at('/faq'))
  await page.goto(at('/dang-ky'))
  await expect(page).toHaveURL(at('/thanh-vien-nas'))
})

test('a taken e-mail is reported at its field, and the form keeps its values', async ({ shop }) => {
  const { page, at, say } = shop
  const { email } = await newMember()
  await page.goto(at('/dang-ky'))
  await fillForm(shop, email)
  await agreeToAll(shop).check()
  await send(shop).click()
  await expect(field(shop, 'forms.email')).toHaveAccessibleDescription(say('forms.emailTaken'))
  await expect(field(shop, 'forms.password')).toHaveValue(password)
})
