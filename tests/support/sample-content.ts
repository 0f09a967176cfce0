import { ReadModel } from '../../src/content/read-model.ts'
import {
  sampleBanner,
  sampleCategory,
  sampleClub,
  sampleFaq,
  sampleInnovation,
  sampleMedia,
  sampleNasInfo,
  samplePayment,
  samplePolicy,
  sampleProduct,
  sampleSection,
  sampleSiteInfo,
  sampleWork,
} from './sample-records.ts'

/** A small shop in memory, with one inactive record of each kind that has a state. */
export function sampleContent(): ReadModel {
  const model = ReadModel.empty()
  model.replaceAll('media', [sampleMedia(1), sampleMedia(2), sampleMedia(3)])
  model.replaceAll('categories', [
    sampleCategory(1, { name: 'Chăm sóc da', slug: 'cham-soc-da' }),
    sampleCategory(2, { name: 'Đồng hồ sinh học', slug: 'dong-ho-sinh-hoc' }),
    sampleCategory(3, { slug: 'an', state: 'inactive' }),
  ])
  model.replaceAll('subcategories', [subcategory(1, 'Serum'), subcategory(2, 'Kem dưỡng')])
  model.replaceAll('products', [
    sampleProduct(1, { name: 'Áo choàng da', categories: [1, 2], related: [2, 4], tips: [1] }),
    sampleProduct(2, { name: 'Đồng thảo serum', subcategories: [1], related: [1, 4] }),
    sampleProduct(3, { name: 'Dầu gội 100%_sạch', categories: [2], description: null }),
    sampleProduct(4, { slug: 'san-pham-an', state: 'inactive', categories: [1, 3] }),
    sampleProduct(5, { name: 'Kem chống nắng', slug: 'kem-chong-nang', categories: [1, 3] }),
    sampleProduct(6, { name: 'Ẩm mượt', price: 100_000, categories: [], thub: null }),
  ])
  model.replaceAll('banners', [
    sampleBanner(1),
    sampleBanner(2, { type: 'Khuyến mãi' }),
    sampleBanner(3, { state: 'inactive' }),
  ])
  model.replaceAll('clubs', [
    sampleClub(1),
    sampleClub(2, { type: 'knowledge' }),
    sampleClub(3, { type: 'news', state: 'inactive' }),
  ])
  model.replaceAll('blogs', [])
  model.replaceAll('faqs', [sampleFaq])
  model.replaceAll('policies', [samplePolicy])
  model.replaceAll('sections', [
    sampleSection(3, { thub: 1 }),
    sampleSection(2, { thub: 2 }),
    sampleSection(1, { content_en: null, link: null }),
    sampleSection(4, { page: 'shopping' }),
    sampleSection(5, { order: 0 }),
  ])
  model.replaceAll('works', [
    sampleWork(1, { thub: 1 }),
    sampleWork(2, { category: 'packaging', year: 2024, location: null }),
  ])
  model.replaceAll('featured-works', [{ ...stamped(1), work: 1, order: 1 }])
  model.replaceAll('innovations', [sampleInnovation])
  model.replaceAll('tips', [
    {
      ...stamped(1),
      name: 'Mẹo nhỏ',
      name_en: 'Tip',
      content: 'Thoa nhẹ.',
      content_en: 'Gently.',
      order: 1,
    },
  ])
  model.replaceAll('payments', [
    samplePayment(1),
    samplePayment(2, { code: 'old', state: 'inactive' }),
  ])
  model.table('siteinfo').replaceAll([sampleSiteInfo])
  model.table('nasinfo').replaceAll([sampleNasInfo])
  return model
}

function stamped(id: number) {
  return { id, createdAt: '2026-11-01T02:00:00.000Z', updatedAt: '2026-11-02T02:00:00.000Z' }
}

function subcategory(id: number, name: string) {
  return { ...stamped(id), name, name_en: name, order: id }
}
