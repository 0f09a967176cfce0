import { expect, it } from 'vitest'
import { sampleContent } from '../../tests/support/sample-content.ts'
import { RequestedLists } from './requested-lists.ts'

const address = '/_lists/vn/aura-club?type=news'

function listsOf(charge: (client: string, points: number) => Promise<void> = async () => {}) {
  const content = sampleContent()
  const rendered: string[] = []
  const lists = new RequestedLists({
    content,
    charge,
    render: async (list) => {
      rendered.push(list)
      return list.includes('khong-co') ? null : `list ${rendered.length}`
    },
  })
  const find = (list = address) => lists.find(list, '192.0.2.1')
  return { content, rendered, find }
}

it('renders a list once for all who ask, until content changes', async () => {
  const { content, rendered, find } = listsOf()
  expect(await Promise.all([find(), find()])).toEqual(['list 1', 'list 1'])
  const [product] = content.table('products').rows()
  content.table('products').put({ ...product, name: 'Kem mới' } as never)
  expect(await find()).toBe('list 2')
  content.setCounts({ delivered: new Map([[1, 5]]) })
  expect(await find()).toBe('list 3')
  expect(await find()).toBe('list 3')
  expect(rendered).toHaveLength(3)
})

it('charges a rendering as many reads, and a kept list as one', async () => {
  const charged: number[] = []
  const { find } = listsOf(async (_client, points) => void charged.push(points))
  await find()
  await find()
  expect(charged).toEqual([50, 1])
})

it('does not render for a client that has reached the limit', async () => {
  const { find, rendered } = listsOf(() => Promise.reject(new Error('too many')))
  await expect(find()).rejects.toThrow('too many')
  expect(rendered).toEqual([])
})

it('lets no more than twenty lists wait, and accepts others later', async () => {
  const { find } = listsOf()
  const found = await Promise.all(
    Array.from({ length: 25 }, (_, page) => find(`${address}&${page}`)),
  )
  expect(found.filter((list) => list === 'busy')).toHaveLength(4)
  expect(await find()).toMatch(/^list /)
})

it('knows that a list does not exist', async () => {
  expect(await listsOf().find('/_lists/vn/khong-co')).toBeNull()
})
