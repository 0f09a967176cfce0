import { given } from '../support/env.ts'
import { api } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, tokenOf } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

test.use({ shopLocale: 'vi' })

test('staff read who changed what, by kind and person', { tag: '@desktop' }, async ({ page }) => {
  const { id } = await newMember()
  const token = await tokenOf(given('STAFF_EMAIL'), given('STAFF_PASSWORD'))
  await api('/app/blockcod', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: { user: id, blocked: true },
  })
  await signInAsStaff(page)
  await page.goto(`/crm-admin/trail?person=${id}`)
  await expect(page.getByText('cod_blocked: false → true')).toBeVisible()
  await expect(page.getByText(id)).toBeVisible()
  await expect(page.getByText(say('crm-trail.all'))).toBeVisible()
  await expectNoFindings(page)
  await page.goto(`/crm-admin/trail?person=${id}&kind=note`)
  await expect(page.getByRole('status')).toHaveText(say('crm-trail.emptyFiltered'))
  await page.getByRole('button', { name: say('crm-trail.everybody') }).click()
  await expect(page).toHaveURL('/crm-admin/trail?kind=note')
  await page.goto('/crm-admin/trail')
  await page.getByRole('main').getByRole('link', { name: 'Nhân viên NAS' }).first().click()
  await expect(page).toHaveURL(/person=user_/)
})
