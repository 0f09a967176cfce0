import type { RatingState } from '@nas/contract/ratings/fields'
import type { Chance } from './chance'

export interface DemoRating {
  stars: number
  words: string | null
  state: RatingState
  reason: string | null
  reply: string | null
}

const praise = [
  'Dùng hai tuần thấy da êm hơn hẳn, mùi nhẹ dễ chịu. Sẽ mua lại.',
  'Đóng gói cẩn thận, giao nhanh hơn dự kiến. Chất sản phẩm mịn, thấm nhanh.',
  'Mua lần thứ ba rồi, cả nhà đều dùng được.',
  'Hợp da nhạy cảm của mình, không bị châm chích.',
  'Giá ổn so với chất lượng, nhân viên tư vấn nhiệt tình.',
  'Kết cấu nhẹ, không bết dính, dùng ban ngày rất thích.',
  'Quà tặng mẹ, mẹ khen suốt.',
]
const middling = [
  'Sản phẩm tốt nhưng hộp hơi móp khi nhận.',
  'Dùng ổn, chưa thấy khác biệt nhiều, để dùng thêm xem sao.',
  'Mùi hơi nồng so với mình, còn lại đều ổn.',
]
const complaints = [
  'Giao chậm hơn ngày hẹn hai hôm, mong shop cải thiện.',
  'Không hợp da mình, hơi khô.',
]
const replies = [
  'NAS cảm ơn bạn đã tin dùng và chia sẻ!',
  'Cảm ơn bạn. NAS đã ghi nhận góp ý và sẽ làm tốt hơn.',
]

const dayMs = 24 * 3_600_000

/** @param ageMs age of the rating; staff have not read the newest ones */
export function inventRating(chance: Chance, ageMs: number): DemoRating {
  const stars = chance.weighted([5, 4, 3, 2] as const, (count) => [0, 0, 3, 9, 26, 62][count] ?? 0)
  const said = { 5: praise, 4: chance.is(0.6) ? praise : middling, 3: middling, 2: complaints }[
    stars
  ]
  const rating = { stars, words: chance.is(0.85) ? chance.pick(said) : null, reply: null }
  if (ageMs < 2.5 * dayMs) return { ...rating, state: 'new', reason: null }
  if (chance.is(0.04)) {
    return { ...rating, state: 'inactive', reason: 'Đánh giá nhắc đến thông tin cá nhân' }
  }
  const reply = chance.is(0.35) ? chance.pick(replies) : null
  return { ...rating, state: 'active', reason: null, reply }
}
