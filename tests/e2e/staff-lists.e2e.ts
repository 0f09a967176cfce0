import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newStaff } from '../support/new-staff.ts'
import { api, productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { newMember, orderBy } from './member.ts'
import { newReview } from './new-review.ts'
import { expectNoFindings } from './no-findings.ts'
import { signIn, signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

test('an empty list reports it, and the help lists its keys', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAsStaff(page)
  await page.goto(`/crm-admin/orders?q=${randomUUID()}&state=new`)
  await expect(page.getByText(say('crm.list.emptyFilteredTitle'))).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: say('crm.keys.title') })
  await expect(help).toContainText(say('crm.keys.choose'))
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page
    .getByRole('button', { name: say('crm.list.clear') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/crm-admin\/orders$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

/** At least 12 orders, two of them with a name of the maximum length. */
async function manyOrders(): Promise<void> {
  const product = await productBySlug('kem-duong-ceramide')
  const member = await newMember()
  const name = 'Nguyễn Hoàng Phương Thảo Nguyên Công Tằng Tôn Nữ '.repeat(2).trim()
  for (let made = 0; made < 12; made += 1) {
    await orderBy(member, product?.id ?? 0, made < 2 ? { name } : {})
  }
}

/** The part of the table that is visible without scrolling. */
function measureTable(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    // By fractions of a pixel: `scrollWidth` is rounded, and a cut text can have the same.
    const isCut = (element: Element): boolean => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const content = document.createRange()
      content.selectNodeContents(element)
      const room = boxOf(element).width - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return content.getBoundingClientRect().width > room + 0.05
    }
    const textsOf = (elements: Element[]) => [...new Set(elements.map((one) => one.textContent))]
    /** The widest code, and amounts of nine digits. */
    const widest = [
      [/^NAS\d{6}-/, 'NAS261124-888888W'],
      [/^[\d.]+đ$/, '888.888.888đ'],
    ] as const
    const widened = [...document.querySelectorAll('tbody td')].filter((cell) => {
      const [, text] = widest.find(([pattern]) => pattern.test(cell.textContent)) ?? []
      if (text !== undefined) (cell.querySelector('a, strong, span') ?? cell).textContent = text
      return text !== undefined
    })
    const rows = [...document.querySelectorAll('tbody tr[data-row]')]
    const scroller = document.querySelector('.crm-scroll')
    const right = scroller ? boxOf(scroller).right : 0
    const titles = [...document.querySelectorAll('.ant-table-column-sorters')].map((sorters) => {
      const text = document.createRange()
      text.selectNodeContents(sorters.querySelector('.ant-table-column-title') ?? sorters)
      const arrows = sorters.querySelector('.ant-table-column-sorter')
      return text.getBoundingClientRect().right <= (arrows ? boxOf(arrows).left : 0)
    })
    const headings = [...document.querySelectorAll('thead th')]
    const filters = [...document.querySelectorAll('.crm-filters > *, .crm-days > *:not(p)')]
    return {
      heights: [...new Set(rows.map((row) => boxOf(row).height))],
      visible: rows.filter((row) => boxOf(row).bottom <= innerHeight).length,
      uncovered: titles.every(Boolean),
      cut: textsOf(
        [...headings, ...widened, ...document.querySelectorAll('.ant-select-placeholder')].filter(
          isCut,
        ),
      ),
      seen: headings.filter((one) => boxOf(one).right <= right + 1).map((one) => one.textContent),
      cutTags: [...document.querySelectorAll('tbody .ant-tag')].filter(
        (tag) => boxOf(tag).right > boxOf(tag.closest('td') as Element).right,
      ).length,
      beyond: (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0),
      lines: new Set(filters.map((filter) => Math.round(boxOf(filter).top))).size,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }
  })
}

test('orders are rows of 44 px, 12 at 1366 × 768, with state and amount to collect in view', {
  tag: '@desktop',
}, async ({ page }) => {
  await manyOrders()
  await signInAsStaff(page)
  await page.goto('/crm-admin/orders')
  for (const locale of ['vi', 'en'] as const) {
    const speak = speaker(locale)
    if (locale === 'en') await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('columnheader', { name: speak('crm.orders.cod') })).toBeVisible()
    for (const [width, height, least] of [
      [1280, 720, 11],
      [1366, 768, 12],
      [1440, 900, 12],
      [1920, 1080, 12],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { visible, seen, ...rest } = await measureTable(page)
      console.log(`orders at ${width} × ${height}, ${locale}: ${visible} rows`)
      expect(rest, `${width} px, ${locale}`).toEqual({
        heights: [44],
        uncovered: true,
        cut: [],
        cutTags: 0,
        beyond: 0,
        lines: 1,
        overflow: 0,
      })
      expect(visible, `${width} px, ${locale}`).toBeGreaterThanOrEqual(least)
      expect(seen).toEqual(
        expect.arrayContaining([speak('crm.orders.state'), speak('crm.orders.cod')]),
      )
    }
    await expectNoFindings(page)
  }
})

/** A heading of each list, in whose table it is waited for. */
const lists = {
  orders: 'crm.orders.code',
  supports: 'crm-requests.order_code',
  distributor: 'crm-requests.companyShort',
  reviews: 'crm-reviews.order',
  refunds: 'crm.orders.code',
  users: 'crm-users.fullname',
  stock: 'crm-stock.product',
  products: 'crm-editor.field.name',
  clubs: 'crm-editor.field.headline',
  places: 'crm-editor.field.name',
}

test('no list cuts a heading, a filter, an order code or an amount', { tag: '@desktop' }, async ({
  page,
}) => {
  test.slow()
  const person = { name: 'Huy Thử', phone: '0912345678' }
  const place = { province: 'Thành phố Hồ Chí Minh', district: 'Quận 1', ward: 'Phường Bến Nghé' }
  const asked = { ...person, order_code: 'NAS261121-42J', type: 'returns' }
  const applied = { ...person, ...place, address: '12 Nguyễn Huệ', occupation: 'Dược sĩ' }
  for (const [path, body] of [
    ['/supports', asked],
    ['/distributors', applied],
  ] as const) {
    expect((await api(path, { method: 'POST', body })).status).toBe(200)
  }
  await newReview('kem-duong-ceramide')
  await signInAsStaff(page)
  let locale: 'vi' | 'en' = 'vi'
  const measure = async (path: string, heading: string) => {
    const name = speaker(locale)(heading)
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { cut, cutTags, uncovered, beyond } = await measureTable(page)
      expect
        .soft({ cut, cutTags, uncovered, beyond }, `${path}, ${width} px, ${locale}`)
        .toEqual({ cut: [], cutTags: 0, uncovered: true, beyond: 0 })
    }
  }
  for (const [path, heading] of Object.entries(lists)) {
    await page.goto(`/crm-admin/${path}`)
    await measure(path, heading)
    await page.getByRole('button', { name: speaker(locale)('crm.header.switchLanguage') }).click()
    locale = locale === 'vi' ? 'en' : 'vi'
    await measure(path, heading)
  }
})

test('days are typed as DD/MM/YYYY, reversed ones are rejected, and a phone is copied', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await signInAsStaff(page)
  await page.goto('/crm-admin/orders')
  const from = page.getByLabel(say('crm.list.from'), { exact: true })
  const to = page.getByLabel(say('crm.list.to'), { exact: true })
  await from.pressSequentially('20112026')
  await expect(from).toHaveValue('20/11/2026')
  await expect(page).toHaveURL(/from=2026-11-20/)
  await to.pressSequentially('10112026')
  await expect(page.getByRole('alert')).toHaveText(say('crm.day.backward'))
  await expect(page).not.toHaveURL(/to=/)
  await expectNoFindings(page)
  await to.fill('31/12/2099')
  await expect(page).toHaveURL(/from=2026-11-20&to=2099-12-31/)
  await page.getByRole('button', { name: say('crm.list.clear') }).click()
  await expect(page).toHaveURL(/\/crm-admin\/orders$/)
  await expect(from).toHaveValue('')

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const row = page.getByRole('row').nth(1)
  await row.hover()
  await row.getByRole('button', { name: /Sao chép số/ }).click()
  await expect(row.getByRole('status')).toHaveText(say('crm.phone.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0\d{9}$/)
  await expect(row.getByRole('link', { name: /^\+84/ })).toHaveAttribute('href', /^tel:\+84\d{9}$/)
})

test('on a phone nothing overflows, and the customer’s message comes first', async ({
  shop: { page },
}) => {
  const product = await productBySlug('kem-duong-ceramide')
  const member = await newMember()
  const order = await orderBy(member, product?.id ?? 0)
  const body = {
    name: 'Huy Thử',
    phone: '0912345678',
    type: 'returns',
    order_code: 'NAS261121-42J',
    message: 'Hộp bị móp',
  }
  const sent = await api<{ data: { id: number } }>('/supports', { method: 'POST', body })
  await signInAsStaff(page)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const topOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? 0

  await page.goto(`/crm-admin/users?q=${member.email}`)
  await expect(page.getByText(member.email)).toBeVisible()
  expect(await overflow()).toBe(0)

  await page.goto(`/crm-admin/users/${member.id}`)
  const requests = page.getByRole('region', { name: say('crm-requests.ofPerson'), exact: true })
  const link = requests.getByRole('link').first()
  await expect(link).toBeVisible()
  expect((await link.boundingBox())?.height).toBeLessThan(60)
  expect(await overflow()).toBe(0)

  await page.goto(`/crm-admin/orders/${order.id}`)
  await expect(page.getByRole('link', { name: '+84 912 345 678' })).toBeVisible()
  expect(await topOf(say('crm-desk.order.delivery'))).toBeLessThan(
    await topOf(say('crm-desk.order.stateTitle')),
  )

  await page.goto(`/crm-admin/supports/${sent.body.data.id}`)
  await expect(page.getByText('Hộp bị móp').first()).toBeVisible()
  expect(await topOf(say('crm-requests.sent'))).toBeLessThan(await topOf(say('crm-requests.work')))
  await expectNoFindings(page)
})

test('filters that one person saves are there for all staff, without the words', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const name = `Chờ gọi ${randomUUID().slice(0, 8)}`
  await signInAsStaff(page)
  await page.goto('/crm-admin/orders?state=pickitem&q=0912345678')
  await page.getByRole('button', { name: say('crm.list.views') }).click()
  await page.getByLabel(say('crm.list.viewName')).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expectNoFindings(page)

  const context = await browser.newContext()
  const colleague = await context.newPage()
  await signIn(colleague, await newStaff('order-desk'))
  await colleague.goto('/crm-admin/orders')
  const views = colleague.getByRole('button', { name: say('crm.list.views') })
  const view = colleague.getByRole('button', { name, exact: true })
  await views.click()
  await view.click()
  await expect(colleague).toHaveURL(/\/crm-admin\/orders\?state=pickitem$/)
  await views.click()
  await colleague.getByRole('button', { name: say('crm.list.removeView', { name }) }).click()
  await expect(view).toHaveCount(0)
  await context.close()
})
