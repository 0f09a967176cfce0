import { sql } from '../support/commerce-database.ts'
import { codeOf, enrolledStaff, newStaffEmail } from '../support/new-staff.ts'
import { expect, speaker, test } from './fixtures.ts'
import { expectNotice } from './notices.ts'
import { signIn } from './signed-in.ts'

const say = speaker('vi')

test('an invitation asks for a fresh code once, and loses nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const manager = await enrolledStaff()
  await sql(
    "update account_session set proved_at = now() - interval '1 day' where account_id = $1",
    [manager.id],
  )
  await signIn(page, manager)
  await page.goto('/crm-admin/users')
  await page.getByRole('button', { name: say('crm-users.invite'), exact: true }).click()
  const form = page.getByRole('dialog', { name: say('crm-users.invite') })
  const email = newStaffEmail()
  await form.getByLabel(say('crm-users.fullname')).fill('Đỗ Văn Kho')
  await form.getByLabel(say('crm-users.email')).fill(email)
  await form.getByRole('checkbox', { name: say('crm-users.duty.warehouse') }).check()
  const send = form.getByRole('button', { name: say('crm-users.invite.send') })
  await send.click()

  const proof = page.getByRole('dialog', { name: say('crm-security.fresh') })
  await proof.getByRole('button', { name: say('crm-security.cancel') }).click()
  await expectNotice(page, say('crm.failure.unproved'))
  await expect(form.getByLabel(say('crm-users.email'))).toHaveValue(email)

  await send.click()
  const code = proof.getByLabel(say('crm-security.presentCode'), { exact: true })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await code.press('Enter')
  await expect(proof.getByText(say('crm-security.wrongCode'))).toBeVisible()
  await code.fill(codeOf(manager.secret))
  await code.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Đỗ Văn Kho' })).toBeVisible()

  // The code covers the next changes.
  await page.getByRole('checkbox', { name: say('crm-users.duty.content'), exact: true }).check()
  await page.getByRole('button', { name: say('crm-users.duties.save') }).click()
  await expectNotice(page, say('crm-users.duties.done'))
  await expect(proof).toBeHidden()
})
