import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { smallPicture } from '../contract/small-picture.ts'
import { eventually } from '../support/eventually.ts'
import { api, pageText } from '../support/shop.ts'
import { expect, speaker, test } from './fixtures.ts'
import { staffHeaders } from './member.ts'
import { expectNoFindings, expectNoFindingsAtBothSizes } from './no-findings.ts'
import { expectNotice } from './notices.ts'
import { signInAsStaff } from './signed-in.ts'

const say = speaker('vi')
const word = (key: string, values = {}) => say(`crm-editor.${key}`, values)

const record = (key: string, values = {}) => say(`crm-record.${key}`, values)

// biome-ignore lint/suspicious/noExplicitAny: the tests look into records of every kind
type Answer = { data: any }

async function make(resource: string, data: object): Promise<number> {
  const headers = await staffHeaders()
  const { body } = await api<Answer>(`/${resource}`, { method: 'POST', body: { data }, headers })
  return body.data.id
}

async function stored(path: string): Promise<Record<string, unknown>> {
  const { body } = await api<Answer>(path, { headers: await staffHeaders() })
  return body.data.attributes
}

async function remove(resource: string, id: number): Promise<void> {
  await api(`/${resource}/${id}`, { method: 'DELETE', headers: await staffHeaders() })
}

async function open(page: Page, path: string): Promise<void> {
  await signInAsStaff(page)
  await page.goto(`/crm-admin${path}`)
}

const field = (page: Page, name: string) => page.locator(`#crm-field-${name}`)
const part = (page: Page, name: string) =>
  page.getByRole('tab', { name: word(`group.${name}`) }).click()
const save = (page: Page, text = word('save')) =>
  page.getByRole('button', { name: text, exact: true }).click()
const idIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))
const png = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await smallPicture().arrayBuffer()),
})

test('staff create a product, publish it and delete it', { tag: '@desktop' }, async ({ page }) => {
  test.slow()
  const name = `Kem thử ${randomUUID().slice(0, 8)}`
  await open(page, '/products')
  await page.getByRole('link', { name: word('products.new') }).click()
  await save(page, word('saveDraft'))
  await expect(page.getByText(word('error.required')).first()).toBeVisible()
  await field(page, 'name').fill(name)
  await expect(field(page, 'slug')).toHaveValue(/^kem-thu-/)
  await field(page, 'name_en').fill('Trial cream')
  await field(page, 'price').fill('một trăm')
  await save(page, word('saveDraft'))
  await expect(field(page, 'price')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'price').fill('125000')

  await part(page, 'texts')
  const text = field(page, 'content')
  await text.click()
  const tools = page.getByRole('toolbar').first()
  await tools.getByRole('combobox', { name: word('text.block') }).selectOption('h2')
  await text.focus()
  await page.keyboard.type('Vì sao')
  await page.keyboard.press('Enter')
  await tools.getByRole('button', { name: word('text.bold') }).click()
  await page.keyboard.type('Rất dịu')
  await page.locator('#crm-field-thub ~ input[type=file]').setInputFiles(await png('anh.png'))
  await part(page, 'pictures')
  await expect(page.locator('.crm-thumbnail img').first()).toBeVisible()
  await expectNoFindings(page)
  await save(page, word('saveDraft'))
  await expect(page).toHaveURL(/\/products\/\d+$/)
  const id = idIn(page)
  try {
    const draft = await stored(`/products/${id}?populate=thub`)
    expect(draft).toMatchObject({ name, name_en: 'Trial cream', price: 125_000, state: 'inactive' })
    expect(draft.content).toContain('<h2>Vì sao</h2>')
    expect(draft.content).toContain('<strong>Rất dịu</strong>')
    expect(draft.thub).toMatchObject({ data: { attributes: { mime: 'image/png' } } })

    await save(page, word('saveAndShow'))
    await expect(page.getByRole('link', { name: word('seeInShop') })).toBeVisible()
    await expect(page.getByRole('link', { name: word('openInPayload') })).toHaveAttribute(
      'href',
      new RegExp(`%2Fadmin%2Fcollections%2Fproducts%2F${id}$`),
    )
    await eventually('its page', async () =>
      (await pageText(`/vn/san-pham/${draft.slug}`)).includes('Rất dịu'),
    )

    const deletion = word('bulk.deleted')
    await page.getByRole('button', { name: deletion, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: word('delete.one', { name }) })
    await dialog.getByRole('button', { name: word('delete.back') }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: deletion, exact: true }).click()
    await dialog.getByRole('button', { name: deletion }).click()
    await expect(page).toHaveURL(/\/crm-admin\/products$/)
    const headers = await staffHeaders()
    await eventually(
      'the deletion',
      async () => (await api(`/products/${id}`, { headers })).status === 404,
      60_000,
    )
    await page.reload()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  } finally {
    await remove('products', id)
  }
})

test('an unusual price is saved once it is confirmed, and named on the dashboard', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = `Kem rẻ ${randomUUID().slice(0, 8)}`
  const slug = `kem-re-${randomUUID()}`
  const id = await make('products', { name, slug, price: 300_000, state: 'inactive' })
  try {
    await open(page, `/products/${id}`)
    await field(page, 'title').fill('Giá mới')
    await field(page, 'price').fill('0')
    await save(page, word('saveDraft'))
    const dialog = page.getByRole('dialog', { name: say('crm-prices.unusual.title') })
    await expect(dialog).toContainText('300.000đ')
    await dialog.getByRole('button', { name: say('crm-prices.unusual.back') }).click()
    await expect(dialog).toBeHidden()
    await expect(field(page, 'price')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'title')).toHaveValue('Giá mới')
    await save(page, word('saveDraft'))
    await dialog.getByRole('button', { name: say('crm-prices.unusual.confirm') }).click()
    await expectNotice(page, word('saved'))
    expect(await stored(`/products/${id}`)).toMatchObject({ price: 0, title: 'Giá mới' })

    await page.goto('/crm-admin/')
    const prices = page.getByRole('region', { name: say('crm-dashboard.price.title') })
    await expect(prices.getByRole('listitem').filter({ hasText: name })).toContainText(
      '300.000đ → 0đ',
    )
    await expectNoFindingsAtBothSizes(page)
  } finally {
    await remove('products', id)
  }
})

test('a save waits for the uploads, which keep their order', { tag: '@desktop' }, async ({
  page,
}) => {
  const released = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/upload', async (route) => {
    sent += 1
    // The file that was chosen first is stored last.
    if (sent === 1) await released.promise
    await route.continue()
  })
  await open(page, '/products/new')
  await field(page, 'name').fill(`Kem ảnh ${randomUUID().slice(0, 8)}`)
  await field(page, 'price').fill('125.000')
  await part(page, 'pictures')
  const pictures = page.locator('#crm-field-media ~ input[type=file]')
  await pictures.setInputFiles([await png('1.png'), await png('2.png')])
  await expect(page.locator('#crm-field-media-uploads li')).toHaveCount(1)
  await save(page, word('saveDraft'))
  await expect(page.getByText(word('waiting'))).toBeVisible()
  released.resolve()
  await expect(page).toHaveURL(/\/products\/\d+$/)
  const id = idIn(page)
  try {
    const { media, price } = await stored(`/products/${id}?populate=media`)
    const [first, second] = (media as { data: { id: number }[] }).data
    expect(first?.id).toBeGreaterThan(second?.id ?? Number.POSITIVE_INFINITY)
    expect(price).toBe(125_000)
    await page.goto('/crm-admin/products/new')
    await expect(field(page, 'name')).toHaveValue('')
    await expect(page.getByRole('alert')).toHaveCount(0)
  } finally {
    await remove('products', id)
  }
})

test('a draft survives a reload, and a concurrent change is reported', { tag: '@desktop' }, async ({
  page,
}) => {
  const id = await make('clubs', {
    name: 'Bài thử',
    slug: `bai-${randomUUID()}`,
    type: 'news',
    state: 'inactive',
  })
  try {
    await open(page, `/clubs/${id}`)
    await field(page, 'name').fill('Bài của tôi')
    await field(page, 'description').fill('Tóm tắt của tôi')
    await page.reload()
    await expect(field(page, 'name')).toHaveValue('Bài của tôi')
    await expect(page.getByText(record('restored', { at: '' }).slice(0, 20))).toBeVisible()

    const data = { name: 'Bài của người kia' }
    const headers = await staffHeaders()
    const { body: me } = await api<{ fullname: string }>('/users/me', { headers })
    await api(`/clubs/${id}`, { method: 'PUT', body: { data }, headers })
    await save(page, word('saveDraft'))
    await expect(page.getByText(record('stale.text'))).toBeVisible()
    await expect(page.getByText(record('stale.title', { who: me.fullname }))).toBeVisible()
    expect(await stored(`/clubs/${id}`)).toMatchObject({ ...data, description: null })
    await page.getByRole('button', { name: record('stale.load') }).click()
    await expect(page.getByRole('blockquote')).toHaveText('Bài của người kia')
    await expect(field(page, 'name')).toHaveValue('Bài của tôi')
    await page.getByRole('button', { name: record('stale.take') }).click()
    await expect(field(page, 'name')).toHaveValue('Bài của người kia')
    await save(page, word('saveDraft'))
    await expectNotice(page, word('saved'))
    expect(await stored(`/clubs/${id}`)).toMatchObject({
      ...data,
      description: 'Tóm tắt của tôi',
    })
  } finally {
    await remove('clubs', id)
  }
})

test('a text keeps the formatting of Payload’s editor and accepts a picture', {
  tag: '@desktop',
}, async ({ page }) => {
  const content = [
    '<h3 style="text-align:center">Giữa</h3>',
    '<p><span style="color:#9c2f26;font-size:18px"><u>Đỏ</u></span> và <a href="/faq">hỏi</a></p>',
    '<ul><li>Một<ol><li>Trong</li></ol></li></ul><blockquote>Lời</blockquote><hr>',
    '<div class="video-frame"><iframe src="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa" title="Phim"></iframe></div>',
    '<table><tr><th>Da dầu</th></tr><tr><td>Gel</td></tr></table>',
    '<div data-callout="warning">Thử trước</div><div data-products="3,1"></div>',
  ].join('')
  const id = await make('clubs', {
    name: 'Chữ',
    slug: `chu-${randomUUID()}`,
    type: 'news',
    state: 'inactive',
    content,
  })
  try {
    const before = (await stored(`/clubs/${id}`)).content as string
    // No test loads anything from another site.
    await page.route(/youtube/, (route) => route.fulfill({ body: '<p>video</p>' }))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, `/clubs/${id}`)
    await part(page, 'texts')
    const text = field(page, 'content')
    await expect(text).toContainText('Trong')
    await expect(text.getByText(word('text.kept', { words: 'Da dầu · Gel' }))).toBeVisible()
    await expect(
      text.getByRole('button', { name: word('text.play', { title: 'Phim' }) }),
    ).toBeVisible()
    // A video starts when enough of it is in view.
    await text.getByText(/^Phim · /).scrollIntoViewIfNeeded()
    await expect(text.locator('iframe')).toHaveAttribute('src', /autoplay=1&mute=1/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByText(word('unsaved'))).toBeHidden()
    await text.press('Control+End')
    // The editor notes the move in a later task; a cursor that moves after the choice gets no field.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))))
    await page
      .locator('input[data-files=text]')
      .first()
      .setInputFiles(await png('giua.png'))
    await expect(text.locator('img[src]')).toBeVisible()
    const alt = page.getByRole('textbox', { name: word('text.alt') })
    await alt.fill('Lọ kem')
    await alt.press('Enter')
    await expect(text).toBeFocused()
    await expect(alt).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Shift+Tab')
    await expect(alt).toBeFocused()
    await expect(alt).toHaveValue('Lọ kem')
    await page.keyboard.press('End')
    await page.keyboard.type(' dưỡng')
    await save(page, word('saveDraft'))
    await expectNotice(page, word('saved'))
    const after = (await stored(`/clubs/${id}`)).content as string
    expect(after.replace(/<figure.*?<\/figure>/, '').replaceAll('<p><br></p>', '')).toBe(before)
    expect(after).toMatch(/<figure><img src="\/media\/[^>]* alt="Lọ kem dưỡng"/)

    const tooLarge = { name: 'lon.png', mimeType: 'image/png', buffer: Buffer.alloc(3_000_000) }
    await page.locator('input[data-files=text]').first().setInputFiles(tooLarge)
    await expectNotice(page, word('picture.over3'))
    const single = page.locator('#crm-field-thub ~ input[type=file]')
    await single.setInputFiles({ ...tooLarge, buffer: Buffer.alloc(2_000_000) })
    await expectNotice(page, word('picture.over2'))
    await single.setInputFiles({ ...tooLarge, mimeType: 'image/gif', buffer: Buffer.alloc(9) })
    await expectNotice(page, word('picture.notJpg'))
  } finally {
    await remove('clubs', id)
  }
})

test('branches are listed, filtered and arranged by keyboard', { tag: '@desktop' }, async ({
  page,
}) => {
  const unique = randomUUID().slice(0, 8)
  const names = ['A', 'B'].map((letter) => `Quầy ${letter} ${unique}`)
  const ids: number[] = []
  for (const name of names) ids.push(await make('places', { name, state: 'inactive' }))
  try {
    await open(page, `/places?state=inactive&q=quay+${unique}`)
    for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible()
    await page.getByRole('link', { name: word('arrange') }).click()
    await expect(page.getByText(names[0] ?? '')).toBeVisible()
    await expectNoFindingsAtBothSizes(page)
    await page.getByRole('button', { name: word('arrange.first', { name: names[0] }) }).click()
    await expect(page.locator('.crm-arranged li').first()).toContainText(names[0] ?? '')
    await expect(page.locator('.crm-arranged[aria-busy=false]')).toBeVisible()
    const handle = page.getByRole('button', { name: word('arrange.handle', { name: names[0] }) })
    await handle.focus()
    const list = { name: names[0] ?? '', count: await page.locator('.crm-arranged li').count() }
    await page.keyboard.press('Space')
    const unmoved = page.getByText(word('arrange.over', { ...list, place: 1 }))
    await expect(unmoved).toBeAttached()
    // The library loses a key while it still measures the list.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(unmoved).toHaveCount(0, { timeout: 2000 })
    }).toPass()
    await page.keyboard.press('Space')
    await expect(page.locator('.crm-arranged li').first()).not.toContainText(names[0] ?? '')
    await expect(page.locator('.crm-arranged[aria-busy=false]')).toBeVisible()
    const [first, second] = await Promise.all(ids.map((id) => stored(`/places/${id}`)))
    expect(Number(first?.order)).toBeGreaterThanOrEqual(Number(second?.order))
  } finally {
    for (const id of ids) await remove('places', id)
  }
})
