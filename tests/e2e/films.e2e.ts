import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { richText, video } from '../../content-cms/tests/support/rich-text.ts'
import { href } from '../../src/i18n/href.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { readyForm, signedInEditor, takeOverLocks } from '../support/signed-in-editor.ts'
import { expect, test } from './fixtures.ts'

const admin = `${given('CONTENT_URL')}/admin`
const path = /^\/media\/mua-nang\.[0-9a-f]{12}\.mp4$/

async function open(browser: Browser, place: string): Promise<Page> {
  const page = await signedInEditor(browser)
  await takeOverLocks(page)
  await page.goto(`${admin}/${place}?locale=vi`)
  await expect(readyForm(page)).toBeVisible({ timeout: 90_000 })
  return page
}

/** The shipped film with another content, so that the library does not have it. */
async function newFilm(): Promise<Buffer> {
  const film = await readFile(new URL('../../public/video/hero-loop.mp4', import.meta.url))
  const box = Buffer.from(`....free${Date.now()}`)
  box.writeUInt32BE(box.length)
  return Buffer.concat([film, box])
}

type Home = { video_mp4: string; video_webm: string }
let former: Home | null = null

test.afterEach(async () => {
  if (former === null) return
  const { video_mp4, video_webm } = former
  const editor = await Editor.signIn()
  await editor.saveGlobal('bannerinfo', { film_mp4: null, video_mp4, video_webm })
  former = null
})

test('an editor uploads the film of the home page, which the shop plays in parts', {
  tag: '@desktop',
}, async ({ browser, page: shop }) => {
  test.setTimeout(240_000)
  const editor = await Editor.signIn()
  former = await editor.readGlobal<Home>('bannerinfo')
  await editor.saveGlobal('bannerinfo', { video_webm: '' })
  const page = await open(browser, 'globals/bannerinfo')
  await expect(page.locator('#field-video_mp4')).toHaveValue(former.video_mp4)
  await page.locator('#field-film_mp4').getByRole('button', { name: 'Tạo mới' }).click()
  const input = page.locator('.drawer input[type=file]')
  await expect(page.getByText('tối đa 20 MB').first()).toBeVisible()
  const buffer = Buffer.alloc(20_000_001)
  await input.setInputFiles({ name: 'to.mp4', mimeType: 'video/mp4', buffer })
  await expect(page.getByText('“to.mp4” quá lớn.')).toBeVisible()
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('%') })
  await expect(page.getByText('“a.png” không phải tệp thuộc loại được nhận.')).toBeVisible()
  const film = await newFilm()
  await input.setInputFiles({ name: 'Mùa nắng.mp4', mimeType: 'video/mp4', buffer: film })
  await page.locator('.drawer #action-save').click()
  await expect(page.locator('#field-film_mp4')).toContainText('mua-nang.')
  await expect(page.locator('#field-video_mp4')).toHaveCount(0)
  await page.locator('#action-save').click()
  await expect(page.getByText(/^Đã lên cửa hàng sau/)).toBeVisible()

  const window = shop.locator('[data-film]')
  await expect(async () => {
    await shop.goto(href('vi', '/'))
    const [source] = JSON.parse((await window.getAttribute('data-sources')) ?? '')
    expect(source).toEqual({ src: expect.stringMatching(path), type: 'video/mp4' })
  }).toPass()
  const answered = shop.waitForResponse((response) => path.test(new URL(response.url()).pathname))
  await window.getByRole('button').click()
  const answer = await answered
  expect(answer.status()).toBe(206)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'video/mp4',
    'content-range': `bytes 0-${film.length - 1}/${film.length}`,
  })
  await expect(shop.locator('[data-film] video')).toHaveJSProperty('paused', false)
})

test('a film in an article is loaded when it is played', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000)
  const editor = await Editor.signIn()
  const url = await editor.uploadFilm('mua-nang.mp4', await newFilm())
  const slug = `phim-${Date.now().toString(36)}`
  const content = richText(video(url))
  const article = { name: 'Phim', slug, type: 'news', state: 'active', content }
  const { id } = await editor.create('clubs', article)
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url())
  })
  await expect(async () => {
    expect((await page.goto(href('vi', `/club/${slug}`)))?.status()).toBe(200)
  }).toPass()
  const film = page.locator('.video-frame video')
  await film.scrollIntoViewIfNeeded()
  await expect(film).toHaveAttribute('src', path)
  await expect(film).toHaveJSProperty('networkState', 1)
  expect(films).toEqual([])
  await film.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await expect.poll(() => films.length).toBeGreaterThan(0)
  await editor.removeForGood('clubs', id)
})
