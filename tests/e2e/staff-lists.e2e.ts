import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newStaff } from '../support/new-staff.ts'
import { api, productBySlug } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { type MemberOrder, newMember, orderBy, staffMove } from './member.ts'
import { newReview } from './new-review.ts'
import { expectNoFindings } from './no-findings.ts'
import { signIn, signInAsStaff } from './signed-in.ts'

const say = speaker('vi')

/** Orders with cash on delivery and a unique receiver name. */
async function newOrders(count: number) {
  const unique = randomUUID().slice(0, 8)
  const product = await productBySlug('kem-duong-ceramide')
  const member = await newMember()
  const orders: MemberOrder[] = []
  while (orders.length < count) {
    orders.push(await orderBy(member, product?.id ?? 0, { name: `Đặng Thử ${unique}` }))
  }
  return { words: `dang thu ${unique}`, orders }
}

/** A member of staff whose jobs no other test shows. */
async function signInAsNewStaff(page: Page): Promise<void> {
  await signIn(page, await newStaff('order-desk'))
}

const jobsOn = (page: Page) => page.getByRole('region', { name: say('crm-jobs.title') })
const stepName = (to: string, count: number) =>
  say('crm-jobs.step', { label: say(`crm.moves.${to}`), count })
const jobName = (to: string, count: number) =>
  say('crm-jobs.name', { label: say(`crm.moves.${to}`), count })

test('orders are found and moved in bulk by keyboard, and exported', {
  tag: '@desktop',
}, async ({ page }) => {
  const { words, orders } = await newOrders(2)
  const [first, second] = orders as [MemberOrder, MemberOrder]
  await signInAsNewStaff(page)
  await page.goto('/crm-admin/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(say('crm.dashboard.title'))

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: say('crm.keys.palette') })
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('don hang')
  await expect(palette.getByRole('option').first()).toHaveText(say('crm.menu.orders'))
  await expectNoFindings(page)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(title).toHaveText(say('crm.orders.title'))

  const field = page.getByRole('searchbox', { name: say('crm.list.search') })
  await expect(field).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(words)
  await expect(page).toHaveURL(/\?q=dang/)
  await expect(page.getByText(say('crm.list.total', { count: '2' }))).toBeVisible()

  for (const key of ['Enter', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bulk = page.getByRole('region', { name: say('crm.bulk.label') })
  await expect(bulk).toContainText(say('crm.bulk.chosen', { count: '2' }))
  await staffMove(first, 'pickitem')
  await bulk.getByRole('button', { name: stepName('pickitem', 2) }).click()
  const jobs = jobsOn(page)
  await expect(jobs).toContainText(jobName('pickitem', 2))
  const upcoming = `→ ${say('crm.moves.pickitem')}`
  await expect(page.getByRole('row', { name: second.code })).toContainText(upcoming)
  const failures = jobs.getByRole('list', { name: say('crm-jobs.failures') }).getByRole('listitem')
  await expect(failures).toHaveText([new RegExp(first.code)])
  await expect(failures).toContainText(say('crm-jobs.code.already_there'))
  await expectNoFindings(page)
  // What failed stays chosen, as it is now: it can be sent, not packed.
  await expect(bulk).toContainText(say('crm.bulk.chosen', { count: '1' }))
  await expect(bulk.getByRole('button', { name: stepName('pickitem', 0) })).toBeDisabled()
  await expect(bulk.getByRole('button', { name: stepName('delivery', 1) })).toBeEnabled()
  const looks: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/app/staffjobs') looks.push(request.method())
  })
  await page.reload()
  await expect(failures).toContainText(first.code)
  expect(looks).toEqual(['GET'])
  await jobs.getByRole('button', { name: say('crm-jobs.dismiss') }).click()
  await expect(jobs).toBeHidden()
  await page.reload()
  await expect(page.getByRole('row', { name: second.code })).toBeVisible()
  await expect(jobs).toBeHidden()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('crm.list.export') }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFF/)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(second.code)
  expect(lines[2]).toContain(first.code)
})

test('all results of a filter are packed, sent and delivered in six clicks', {
  tag: '@desktop',
}, async ({ page }) => {
  const { words } = await newOrders(12)
  await signInAsNewStaff(page)
  await page.goto(`/crm-admin/orders?state=new&size=10&q=${encodeURIComponent(words)}`)
  await page.getByRole('checkbox', { name: say('crm.list.selectAll') }).click()
  await page.getByRole('button', { name: say('crm-jobs.chooseAll', { count: '12' }) }).click()
  await page.getByRole('button', { name: stepName('pickitem', 12) }).click()
  const jobs = jobsOn(page)
  // The filter hides what was moved; the result stays, and goes on from there.
  await jobs.getByRole('button', { name: stepName('delivery', 12) }).click({ timeout: 60_000 })
  await expect(page.getByText(say('crm.list.emptyFilteredTitle'))).toBeVisible()
  await jobs.getByRole('button', { name: stepName('complete', 12) }).click({ timeout: 60_000 })
  const done = jobs.getByRole('listitem').filter({ hasText: jobName('complete', 12) })
  await expect(done).toContainText(say('crm-jobs.result', { done: '12', count: '12' }), {
    timeout: 60_000,
  })
  await done.getByRole('button', { name: say('crm-jobs.dismiss') }).click()
  await page.goto(`/crm-admin/orders?state=complete&q=${encodeURIComponent(words)}`)
  await expect(page.getByText(say('crm.list.total', { count: '12' }))).toBeVisible()
})

test('a step by E is undone by Z, also at once, and made after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const { orders } = await newOrders(1)
  const [order] = orders as [MemberOrder]
  await signInAsNewStaff(page)
  await page.goto(`/crm-admin/orders/${order.id}`)
  const step = page.getByRole('button', { name: say('crm.moves.pickitem') })
  const next = page.getByRole('button', { name: say('crm.moves.delivery') })
  const label = say('crm.moves.pickitem')
  const upcoming = page.getByText(say('crm-jobs.upcoming', { label }))
  await expect(step).toBeEnabled()
  const undone = Promise.withResolvers<void>()
  await page.route('**/_assets/job-area*', async (route) => {
    await undone.promise
    await route.continue()
  })
  await page.keyboard.press('e')
  await expect(upcoming).toBeVisible()
  await page.keyboard.press('Control+z')
  undone.resolve()
  await expect(upcoming).toBeHidden()
  await expect(step).toBeEnabled()
  await page.keyboard.press('e')
  await expect(jobsOn(page)).toContainText(order.code)
  await page.keyboard.press('z')
  await expect(upcoming).toBeHidden()
  await expect(jobsOn(page)).toBeHidden()
  await page.reload()
  await expect(step).toBeEnabled()
  await page.keyboard.press('e')
  await expect(upcoming).toBeVisible()
  await page.reload()
  await expect(next).toBeEnabled()
  await expect(jobsOn(page)).toBeHidden()
})

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
        ...{
          heights: [44],
          uncovered: true,
          cut: [],
          cutTags: 0,
          beyond: 0,
          lines: 1,
          overflow: 0,
        },
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
  expect(await topOf(say('crm.order.delivery'))).toBeLessThan(
    await topOf(say('crm.order.stateTitle')),
  )

  await page.goto(`/crm-admin/supports/${sent.body.data.id}`)
  await expect(page.getByText('Hộp bị móp').first()).toBeVisible()
  expect(await topOf(say('crm-requests.sent'))).toBeLessThan(await topOf(say('crm-requests.work')))
  await expectNoFindings(page)
})
