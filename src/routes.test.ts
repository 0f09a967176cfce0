import { beforeEach, describe, expect, it } from 'vitest'
import { sampleContent } from '../tests/support/sample-content.ts'
import { sampleProduct } from '../tests/support/sample-records.ts'
import { listPage, productsOf } from './content/paged-lists.ts'
import { ReadIndex } from './content/read-index.ts'
import type { ReadModel } from './content/read-model.ts'
import { createReader } from './content/reader.ts'
import { recordReads } from './content/recorded-reads.ts'
import { SitePages } from './routes.ts'

const list = '/chuyen-muc/cham-soc-da'
let model: ReadModel

/** A category of 49 products, from 149 down to 101 in the shop's order. */
beforeEach(() => {
  model = sampleContent()
  const ids = Array.from({ length: 49 }, (_, index) => index + 101)
  model.replaceAll(
    'products',
    ids.map((id) => sampleProduct(id, { order: id })),
  )
})

const pagesOf = (pages: SitePages) => [...pages.all.keys()].filter((one) => one.startsWith(list))

describe('the pages of a category', () => {
  it('appear and vanish with its products', () => {
    const pages = new SitePages()
    pages.update(createReader(model))
    expect(pagesOf(pages)).toEqual([list, `${list}/trang/2`, `${list}/trang/3`])
    expect(pages.all.get(`/vn${list}/trang/3`)).toEqual({
      kind: 'category',
      locale: 'vi',
      path: `${list}/trang/3`,
      slug: 'cham-soc-da',
      number: 3,
    })
    model.table('products').delete(120)
    const { added, removed } = pages.update(createReader(model))
    expect(added).toEqual([])
    expect(removed).toEqual(expect.arrayContaining([`/vn${list}/trang/3`, `${list}/trang/3`]))
    expect(pagesOf(pages)).toHaveLength(2)
  })

  it('have each product once, in the order of the shop', () => {
    const ids = [1, 2, 3].map((number) =>
      listPage(createReader(model), productsOf(1), list, number).records.map(({ id }) => id),
    )
    expect(ids.map(({ length }) => length)).toEqual([24, 24, 1])
    expect(ids.flat()).toEqual(Array.from({ length: 49 }, (_, index) => 149 - index))
  })

  it('are stale only when their own part has changed', async () => {
    const index = new ReadIndex(model)
    for (const number of [1, 2, 3]) {
      const { reader, reads } = recordReads(model)
      listPage(reader, productsOf(1), list, number)
      index.put(String(number), Object.fromEntries(reads()))
    }
    const stale = async () => [...(await index.takeStale()).pages]
    model.table('products').put(sampleProduct(101, { order: 101, price: 1 }))
    expect(await stale()).toEqual([['3', 1]])
    model.table('products').put(sampleProduct(149, { order: 149, price: 1 }))
    expect(await stale()).toEqual([['1', 1]])
    model.table('products').put(sampleProduct(100, { order: 100 }))
    expect(await stale()).toEqual([['3', 1]])
    // A new first product shifts all; the later pages together are one large change.
    model.table('products').put(sampleProduct(150, { order: 150 }))
    expect((await stale()).sort()).toEqual([
      ['1', 1],
      ['2', 2],
      ['3', 2],
    ])
  })
})
