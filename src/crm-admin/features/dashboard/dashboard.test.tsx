import type { Comparison } from '@nas/contract/statistics/operations'
import { stageOf, statesIn } from '@nas/domain/order-states'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { countOptions } from '../../kit/list/list-page.ts'
import { tasks } from '../../routes/dashboard-page.tsx'
import { renderScreen } from '../../routes/render-screen.fixture.tsx'
import { BooksBlock } from './books-block.tsx'
import { isBlank } from './data-block.tsx'
import { showChange, showDay, showShare } from './formats.ts'
import { figuresOptions, seriesOptions, sharesOptions } from './statistics-queries.ts'

const period = { from: '2026-02-01', to: '2026-02-28' }
const before = { from: '2026-01-04', to: '2026-01-31' }

const comparison: Comparison = {
  period: { ...period, money: 9_000_000, orders: 40, users: 12, cancelled: 10, returned: 1 },
  before: { ...before, money: 6_000_000, orders: 0, users: 0, cancelled: 0, returned: 0 },
}

const late = { kind: 'capture', number: 41, product: null } as const

/** Renders the dashboard without requests, from the given data. */
async function render(known: [key: readonly unknown[], data: unknown][]): Promise<string> {
  const html = await renderScreen(`/?${new URLSearchParams(period)}`, known)
  return html.replaceAll('<!-- -->', '')
}

describe('the dashboard', () => {
  it('compares the period of the address with the one before', async () => {
    const html = await render([[figuresOptions(period).queryKey, comparison]])
    for (const text of [
      'So với kỳ trước: 04/01/2026 – 31/01/2026',
      '9.000.000đ',
      'Kỳ trước: <span class="crm-nowrap">6.000.000đ</span>',
      '(+50%)',
      // Average: cancelled orders do not count.
      '300.000đ',
      '25%',
      '2,5%',
      'Kỳ trước: <span class="crm-nowrap">0</span>',
    ]) {
      expect(html).toContain(text)
    }
  })

  it.each([
    ['/?days=7', '7 ngày'],
    ['/', '30 ngày'],
    ['/?days=90', '90 ngày'],
  ])('marks at %s only the shown %s', async (path, text) => {
    const html = await renderScreen(path, [])
    const spans = /<ul class="crm-plain crm-row crm-spans">.*?<\/ul>/.exec(html)?.[0] ?? ''
    const marked = [...spans.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)/g)]
    expect(marked.map(([, shown]) => shown)).toEqual([text])
  })

  it('breaks no line inside a figure', async () => {
    const long = { ...comparison.before, money: 123_456_789_000 }
    const html = await render([[figuresOptions(period).queryKey, { ...comparison, before: long }]])
    expect(html).toContain('<span class="crm-nowrap">123.456.789.000đ</span>')
  })

  it('shows differences between both books', () => {
    const books = { total: 1, differences: [{ ...late, ours: 450_000, medusas: null }] }
    const html = renderToString(<BooksBlock books={books} />)
    for (const text of ['Đơn hàng 41 · tiền đã nhận', '450.000', 'không có']) {
      expect(html).toContain(text)
    }
  })

  it('gives each state the colour of its tag', async () => {
    const shares = [
      { key: 'delivery', orders: 3, money: 3000 },
      { key: 'cancel', orders: 1, money: 0 },
    ]
    const html = await render([
      [figuresOptions(period).queryKey, comparison],
      [sharesOptions('state', period).queryKey, shares],
    ])
    const colours = [...html.matchAll(/class="crm-bar" style="[^"]*background:([^";]+)/g)]
    expect(colours.map(([, colour]) => colour)).toEqual(['#52c41a', '#f5222d'])
  })

  it('shows once that there are no orders yet, and what to do', async () => {
    const nothing = { money: 0, orders: 0, users: 0, cancelled: 0, returned: 0 }
    const empty = { period: { ...period, ...nothing }, before: { ...before, ...nothing } }
    const html = await render([[figuresOptions(period).queryKey, empty]])
    expect(html).toContain('Chưa có đơn hàng trong khoảng thời gian này')
    expect(html).not.toContain('Doanh thu theo thời gian')
    expect(html).toMatch(/href="\/crm-admin\/products/)
  })

  it('compares months with the same number of months before', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (input: Request | URL | string) => {
      const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
      asked.push(url.search)
      const value = asked.length
      return Promise.resolve(Response.json({ data: [{ date: '2026-01', value }] }))
    })
    const year = { from: '2025-01-01', to: '2025-12-31' }
    const points = await new QueryClient().fetchQuery(seriesOptions('money', year))
    vi.unstubAllGlobals()
    expect(asked).toEqual([
      '?from=2025-01-01&to=2025-12-31&unit=month',
      '?from=2024-01-02&to=2024-12-31&unit=month',
    ])
    expect(points).toEqual([{ date: '2026-01', value: 1, before: 2 }])
  })

  it('leads from each tile to the list of what it counts', async () => {
    const [first] = tasks
    if (first === undefined) throw new Error('there are no tasks')
    const { queryKey } = countOptions(first.spec, first.search)
    const html = await render([[queryKey, { total: 10_000, capped: true }]])
    expect(html).toContain('10.000+')
    for (const { to, search } of tasks) {
      const query = new URLSearchParams(search).toString().replaceAll('&', '&amp;')
      expect(html).toContain(`href="/crm-admin${to}?${query}"`)
    }
  })
})

it('formats figures for each language', () => {
  expect(showShare('vi')(0.125)).toBe('12,5%')
  expect(showShare('en')(0.125)).toBe('12.5%')
  expect(showChange('vi', 3, 4)).toBe('-25%')
  expect(showChange('en', 4, 4)).toBe('0%')
  expect(showChange('vi', 4, 0)).toBeNull()
  expect(showDay('2026-02-01')).toBe('01/02/2026')
  expect(showDay('2026-02')).toBe('02/2026')
})

it('says that there is nothing instead of drawing zeros', () => {
  const columns = [{ title: 'Ngày' }, { title: 'Đơn' }]
  expect(isBlank({ columns, rows: [] })).toBe(true)
  expect(isBlank({ columns, rows: [['2026-02-01', 0]] })).toBe(true)
  expect(isBlank({ columns, rows: [['2026-02-01', 1]] })).toBe(false)
})

it('links to every state that waits for confirmation', () => {
  const { search } = tasks.find(({ label }) => label === 'task.toConfirm') ?? {}
  expect(statesIn(stageOf, 'toConfirm')).toEqual([search?.state])
})
