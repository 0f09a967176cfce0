import { describe, expect, it } from 'vitest'
import { sampleMedia } from '../../../tests/support/sample-records.ts'
import { mapDocument } from './document-mapper.ts'

const stamps = { createdAt: '2026-11-21T08:10:08.263Z', updatedAt: '2026-11-21T08:10:08.286Z' }
const noMedia = () => null

function lexical(...children: object[]) {
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children } }
}

function paragraph(text: string) {
  return {
    type: 'paragraph',
    version: 1,
    children: [{ type: 'text', text, format: 0, version: 1 }],
  }
}

describe('a document', () => {
  it('is flattened into both languages, with null for unset text', () => {
    const record = mapDocument(
      'products',
      {
        id: 3,
        ...stamps,
        name: { vi: 'Kem', en: 'Cream' },
        title: { vi: null, en: null },
        slug: 'kem',
        state: 'active',
        price: 590000,
        content: { vi: lexical(paragraph('Mô tả <b>')), en: null },
        thub: 4,
        categories: [1, 2],
        secret: 'x',
      },
      noMedia,
    )
    expect(record).toMatchObject({
      ...stamps,
      id: 3,
      name: 'Kem',
      name_en: 'Cream',
      title: null,
      title_en: null,
      price: 590000,
      order: 0,
      content: '<p>Mô tả &lt;b&gt;</p>',
      content_en: null,
      thub: 4,
      media: [],
      categories: [1, 2],
    })
    expect(record).not.toHaveProperty('secret')
  })

  it('maps stored choices to the values of the wire', () => {
    const banner = { id: 1, name: { vi: 'A', en: null }, type: 'promotion' }
    expect(mapDocument('banners', banner, noMedia).type).toBe('Khuyến mãi')
  })

  it.each([
    [3_600_000, 'inactive'],
    [-1000, 'active'],
  ])('of an article dated %d ms from now is %s', (ms, state) => {
    const published_at = new Date(Date.now() + ms).toISOString()
    const article = { id: 1, ...stamps, state: 'active', published_at }
    expect(mapDocument('blogs', article, noMedia)).toMatchObject({ state, published_at })
  })

  it('uses the older names of languages for works', () => {
    const content = { vi: lexical(paragraph('Việt')), en: lexical(paragraph('English')) }
    const work = { id: 1, name: { vi: 'A', en: null }, url: 'a', content }
    expect(mapDocument('works', work, noMedia)).toMatchObject({
      content: '<p>English</p>',
      content_vn: '<p>Việt</p>',
    })
    const untranslated = { ...work, content: { ...content, en: null } }
    expect(mapDocument('works', untranslated, noMedia).content).toBe('<p>Việt</p>')
  })

  it('shows pictures in rich text with their texts in the right language', () => {
    const upload = { type: 'upload', relationTo: 'media', value: 7, version: 3 }
    const document = {
      id: 1,
      question: { vi: 'Hỏi', en: 'Question' },
      answer: { vi: lexical(upload), en: lexical(upload, { type: 'block', version: 1 }) },
    }
    const record = mapDocument('faqs', document, (id) => sampleMedia(id))
    expect(record.answer).toContain('alt="Ảnh 7"')
    expect(record.answer_en).toContain('alt="Picture 7"')
    expect(record.answer).toMatch(/^<figure><img src="[^"]+-large.webp" srcset="/)
    expect(mapDocument('faqs', document, noMedia).answer).toBeNull()
  })
})

describe('a picture', () => {
  it('always has small and medium, and addresses of the shop', () => {
    const picture = {
      id: 9,
      ...stamps,
      alt: { vi: 'Ảnh', en: null },
      filename: 'nhỏ xinh.png',
      mimeType: 'image/png',
      filesize: 12_345,
      width: 300,
      height: 200,
      sizes: {
        thumbnail: { filename: 'nho-245.webp', mimeType: 'image/webp', width: 245, height: 163 },
        small: { filename: null, width: null },
        share: { filename: 'nho.jpg', mimeType: 'image/jpeg', width: 1200, height: 630 },
        avif540: { filename: 'nho-300.avif', mimeType: 'image/avif', width: 300, height: 200 },
        avif360: { filename: 'nho-200.avif', mimeType: 'image/avif', width: 200, height: 133 },
        avif800: { filename: null, width: null },
      },
    }
    const record = mapDocument('media', picture, noMedia)
    expect(record).toMatchObject({
      url: '/media/nh%E1%BB%8F%20xinh.png',
      ext: '.png',
      hash: 'nhỏ xinh',
      size: 12.35,
      alternativeText: 'Ảnh',
      alternativeText_en: null,
      formats: {
        thumbnail: { url: '/media/nho-245.webp', width: 245 },
        small: { url: '/media/nh%E1%BB%8F%20xinh.png', width: 300 },
        medium: { url: '/media/nh%E1%BB%8F%20xinh.png', width: 300 },
      },
    })
    expect(record.formats).not.toHaveProperty('large')
    expect(record.formats).not.toHaveProperty('share')
    const share = { url: '/media/nho.jpg', mime: 'image/jpeg', width: 1200, height: 630 }
    expect(record).toMatchObject({ share })
    expect(record).toMatchObject({ avif: '/media/nho-200.avif 200w, /media/nho-300.avif 300w' })
    const focused = (point: object) => mapDocument('media', { ...picture, ...point }, noMedia)
    expect(focused({ focalX: 20, focalY: 50 })).toMatchObject({ focus: '20% 50%' })
    for (const centre of [{}, { focalX: null, focalY: null }, { focalX: 50, focalY: 50 }])
      expect(focused(centre)).not.toHaveProperty('focus')
  })
})
