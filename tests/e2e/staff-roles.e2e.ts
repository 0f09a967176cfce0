import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { acceptInvitation, newStaff } from '../support/new-staff.ts'
import { api, productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signIn, signInAsStaff } from './signed-in.ts'

const say = speaker('vi')
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: say(key), exact: true })
const role = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: say(`crm-users.duty.${name}`), exact: true })

test('a colleague is invited to the warehouse role, has its permissions only, and is removed', {
  tag: '@desktop',
}, async ({ shop: { page }, browser }) => {
  const order = await orderBy(
    await newMember(),
    (await productBySlug('kem-duong-ceramide'))?.id ?? 0,
  )
  const email = `kho-${randomUUID()}@nas.test`
  await signInAsStaff(page)
  await page.goto('/crm-admin/users')
  await button(page, 'crm-users.invite').click()
  const dialog = page.getByRole('dialog', { name: say('crm-users.invite') })
  await button(page, 'crm-users.invite.send').click()
  await expect(dialog.getByText(say('crm-users.duties.none'))).toBeVisible()
  await dialog.getByLabel(say('crm-users.fullname')).fill('Đỗ Văn Kho')
  await dialog.getByLabel(say('crm-users.email')).fill(email)
  await role(page, 'warehouse').check()
  await expectNoFindings(page)
  await button(page, 'crm-users.invite.send').dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Đỗ Văn Kho' })).toBeVisible()

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await signIn(colleague, await acceptInvitation(email))
  await colleague.goto(`/crm-admin/orders/${order.id}`)
  await expect(button(colleague, 'crm.moves.pickitem')).toBeEnabled()
  await expect(button(colleague, 'crm.moves.cancel')).toBeDisabled()
  await expect(colleague.getByRole('heading', { name: say('crm-desk.order.sums') })).toBeHidden()
  await expectNoFindings(colleague)
  await button(colleague, 'crm.moves.pickitem').click()
  await expect(button(colleague, 'crm.moves.delivery')).toBeEnabled()
  await colleague.goto('/crm-admin/users')
  await expect(
    colleague.getByRole('heading', { level: 1, name: say('crm.forbidden.title') }),
  ).toBeVisible()
  await colleague.getByRole('link', { name: say('crm.notFound.home') }).click()
  await expect(
    colleague.getByText(say('crm.dashboard.welcome', { name: 'Đỗ Văn Kho' })),
  ).toBeVisible()

  await role(page, 'warehouse').uncheck()
  await expect(button(page, 'crm-users.duties.save')).toBeDisabled()
  await role(page, 'content').check()
  await button(page, 'crm-users.duties.save').click()
  await expectNotice(page, say('crm-users.duties.done'))
  await colleague.goto(`/crm-admin/orders/${order.id}`)
  await expect(
    colleague.getByRole('heading', { level: 1, name: say('crm.forbidden.title') }),
  ).toBeVisible()

  await button(page, 'crm-users.remove').click()
  const sure = page.getByRole('dialog', { name: /Đỗ Văn Kho/ })
  await sure.getByRole('button', { name: say('crm-users.remove'), exact: true }).click()
  await expectNotice(page, say('crm-users.remove.done', { name: 'Đỗ Văn Kho' }))
  await colleague.reload()
  await expect(colleague).toHaveURL(/login=1/)
})

test('staff change their own password and e-mail, and a taken e-mail is said at its field', {
  tag: '@desktop',
}, async ({ shop: { page } }) => {
  const staff = await newStaff()
  const { email: taken } = await newMember()
  await signIn(page, staff)
  await page.goto('/crm-admin/security')
  await button(page, 'crm-security.signInChange').click()
  const label = (key: string) =>
    page.locator('form').getByLabel(new RegExp(`^${say(`crm-security.${key}`)}`))
  await label('email').fill(taken)
  await label('password').fill('không phải')
  await button(page, 'crm-security.signInSave').click()
  await expect(page.getByText(say('crm-security.wrongPassword'))).toBeVisible()
  await label('password').fill(staff.password)
  await button(page, 'crm-security.signInSave').click()
  // Only the mail to it discloses that it has an account.
  await expectNotice(page, say('crm-security.emailAsked', { email: taken }))
  await expect(page.getByText(say('crm-record.pending.title', { email: taken }))).toBeVisible()
  await expectNoFindings(page)
  await button(page, 'crm-record.pending.withdraw').click()
  await expectNotice(page, say('crm-record.pending.withdraw.done'))
  await button(page, 'crm-security.signInChange').click()
  await label('password').fill(staff.password)
  const password = randomUUID()
  for (const name of ['newPassword', 'repeated']) await label(name).fill(password)
  await label('repeated').press('Enter')
  await expectNotice(page, say('crm-security.signInSaved'))
  const headers = { Authorization: `Bearer ${staff.token}` }
  expect((await api('/users/me', { headers })).status).toBe(401)

  await page.goto('/crm-admin/users')
  await button(page, 'crm-users.invite').click()
  const dialog = page.getByRole('dialog', { name: say('crm-users.invite') })
  await dialog.getByLabel(say('crm-users.fullname')).fill('Trần Thị Mời')
  await role(page, 'warehouse').check()
  for (const [email, problem] of [
    [staff.email, 'ownEmail'],
    [taken, 'taken'],
  ] as const) {
    await dialog.getByLabel(say('crm-users.email')).fill(email)
    await button(page, 'crm-users.invite.send').click()
    await expect(dialog.getByText(say(`crm-record.problem.${problem}`))).toBeVisible()
  }
})
