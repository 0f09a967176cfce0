import { readFile } from 'node:fs/promises'
import { newPhone } from '../support/new-phone.ts'
import { api } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, staffHeaders } from './member.ts'
import { expectNoFindings } from './no-findings.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

test.use({ shopLocale: 'vi' })

test('staff read the audit log in their words, narrow it and save it', { tag: '@desktop' }, async ({
  page,
}) => {
  const { id } = await newMember(newPhone())
  await api('/app/blockcod', {
    method: 'POST',
    headers: await staffHeaders(),
    body: { user: id, blocked: true, reason: 'Bom hàng' },
  })
  await signInAsStaff(page)
  await page.goto(`/crm-admin/trail?person=${id}`)
  const row = page.getByRole('row', { name: say('crm-audit-log.field.cod_blocked') })
  await expect(row).toContainText('không → có')
  await expect(page.getByText(say('crm-audit-log.all'))).toBeVisible()
  await expectNoFindings(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('crm-audit-log.file') }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(lines[1]).toContain(`${say('crm-audit-log.field.cod_blocked')}: không → có`)

  await page.goto(`/crm-admin/trail?person=${id}&kind=note`)
  await expect(page.getByText(say('crm-audit-log.emptyFiltered'))).toBeVisible()
  await page.getByRole('button', { name: say('crm.list.clear') }).click()
  await expect(page).toHaveURL('/crm-admin/trail')
  await page.goto(`/crm-admin/trail?from=2020-01-01&to=2020-01-31&person=${id}`)
  await expect(page.getByText(say('crm-audit-log.emptyFiltered'))).toBeVisible()
  await page.goto('/crm-admin/trail')
  await page.getByLabel(say('crm.list.search')).fill('cod_blocked')
  await expect(page).toHaveURL(/q=cod_blocked/)
  await page.getByRole('link', { name: 'Lê Thị Đơn' }).first().click()
  await expect(page).toHaveURL(/\/crm-admin\/users\/cus_/)
  await page.goto('/crm-admin/trail')
  await page.getByRole('main').getByRole('link', { name: 'Nhân viên NAS' }).first().click()
  await expect(page).toHaveURL(/person=user_/)
})
