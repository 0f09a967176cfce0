import { mailedCode } from '../support/mailbox.ts'
import { expect, test } from './fixtures.ts'
import { newMember } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn, signInAsStaff } from './signed-in.ts'

test('a new e-mail counts by its link, and the former address takes the account back', async ({
  page,
  at,
  say,
  browser,
}) => {
  const member = await newMember()
  const next = `moi-${member.email}`
  await signIn(page, member)
  await page.goto(at('/thanh-vien-nas#tab1'))
  await page.getByRole('textbox', { name: say('forms.email') }).fill(next)
  await page
    .getByLabel(new RegExp(`^${say('member.currentPassword')}`))
    .first()
    .fill(member.password)
  await page.getByRole('button', { name: say('member.save') }).click()
  const pending = page.getByText(say('member.emailPending', { email: next }))
  await expect(pending).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: say('member.emailResend') }).click()
  await expectNotice(page, say('member.emailResent'))

  const desk = await (await browser.newContext()).newPage()
  await signInAsStaff(desk)
  await desk.goto(`/crm-admin/users/${member.id}`)
  await expect(desk.getByText(say('crm-record.pending.title', { email: next }))).toBeVisible()
  await expectNoFindings(desk)
  await desk.context().close()

  const open = async (purpose: 'confirm' | 'revert', code: string, button: string) => {
    await page.goto(at('/'))
    await page.goto(at(`/du-lieu-ca-nhan#${purpose}=${code}`))
    await page.getByRole('button', { name: say(button) }).click()
  }
  const heading = (key: string) => page.getByRole('heading', { name: say(key) })
  const confirm = await mailedCode(next)
  await open('confirm', confirm, 'own-data.emailConfirmYes')
  await expect(heading('own-data.emailDoneTitle')).toBeFocused()
  await open('confirm', confirm, 'own-data.emailConfirmYes')
  await expect(page.getByRole('alert')).toContainText(say('own-data.linkUsed'))
  await page.goto(at('/thanh-vien-nas#tab1'))
  await expect(page.getByRole('textbox', { name: say('forms.email') })).toHaveValue(next)
  await expect(pending).toBeHidden()

  await open('revert', await mailedCode(member.email, 2), 'own-data.emailRevertYes')
  await expect(heading('own-data.emailRevertedTitle')).toBeFocused()
  await expectNoFindings(page)
  await mailedCode(member.email, 3)
  await page.goto(at('/thanh-vien-nas'))
  await expect(page.getByRole('textbox', { name: say('forms.email') })).toBeHidden()
})
