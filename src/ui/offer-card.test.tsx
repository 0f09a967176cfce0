import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import texts from '../i18n/locales/vi/card.json'
import type { Offer } from '../stores/offers.ts'
import { OfferCard } from './offer-card.tsx'

const offer: Offer = {
  id: 1,
  slug: 'serum',
  name: 'Serum',
  name_en: '',
  description: '',
  description_en: '',
  price: 590_000,
  imagelink: '',
  card: { title: '', picture: '', available: true, rating: 4.8, rating_count: 1204, sold: 0 },
}

const drawn = (card: Partial<Offer['card']>) =>
  renderToString(
    <OfferCard
      offer={{ ...offer, card: { ...offer.card, ...card } }}
      liked={false}
      locale="vi"
      texts={texts}
    />,
  )

it('shows stars and sold pieces as the pages do', () => {
  expect(drawn({})).toContain('aria-label="4,8 trên 5 sao · 1.204 đánh giá"')
  expect(drawn({})).not.toContain('Đã bán')
  expect(drawn({ sold: 1500 })).toContain('Đã bán 1.500')
  expect(drawn({ rating: null, rating_count: 0 })).not.toContain('class="proof"')
})

it('gives the cart what it stores', () => {
  expect(drawn({})).toContain('data-add-to-cart="{&quot;id&quot;:1,')
  expect(drawn({})).not.toContain('rating_count')
})
