import { fill, type Values } from '@nas/domain/placeholders'
import { languageOf } from '../labels'
import type { Proof } from './proof-endpoint'

const sentences = {
  publishing: { vi: 'Đang đưa lên cửa hàng…', en: 'Going live…' },
  live: { vi: 'Đã lên cửa hàng sau {{seconds}} giây', en: 'Live after {{seconds}} seconds' },
  hidden: {
    vi: 'Đã tạm ẩn sau {{seconds}} giây',
    en: 'Hidden after {{seconds}} seconds',
  },
  unreachable: {
    vi: 'Đã lưu, chưa lên cửa hàng: chưa có máy chủ nào của cửa hàng trả lời. Hệ thống tự thử lại, không cần lưu lần nữa.',
    en: 'Saved, not live yet: no server of the shop has answered. It will be tried again; do not save again.',
  },
  waiting: {
    vi: 'Đã lưu, chưa lên hết: còn chờ {{waiting}}/{{fronts}} máy chủ của cửa hàng. Hệ thống tự thử lại, không cần lưu lần nữa.',
    en: 'Saved, not live everywhere yet: waiting for {{waiting}} of {{fronts}} servers of the shop. It will be tried again; do not save again.',
  },
  failed: {
    vi: 'Đã lưu, chưa lên cửa hàng: không dựng được trang {{pages}}. Hệ thống thử lại mỗi 5 giây.',
    en: 'Saved, not live yet: {{pages}} could not be rendered. It will be tried again every 5 seconds.',
  },
  open: { vi: 'Mở trang', en: 'Open the page' },
  seeInShop: { vi: 'Xem trên cửa hàng', en: 'View in the shop' },
} as const

type Sentence = keyof typeof sentences

export function say(language: string, sentence: Sentence, values: Values = {}): string {
  return fill(sentences[sentence][languageOf(language)], values)
}

/** Seconds after which a reason is shown. */
const reasonAfter = 10

/** Seconds for which a finished publication is shown. */
const shownFor = 600

/** Null when there is nothing to say about the last publication. */
export function stateOf({
  publication,
  isShown,
}: Proof): { sentence: Sentence; values: Values } | null {
  if (publication === null) return null
  const { seconds, age, fronts, waiting, failed } = publication
  if (seconds !== null) {
    return age > shownFor ? null : { sentence: isShown ? 'live' : 'hidden', values: { seconds } }
  }
  if (failed.length > 0) return { sentence: 'failed', values: { pages: failed.join(', ') } }
  if (age < reasonAfter) return { sentence: 'publishing', values: {} }
  return fronts === 0
    ? { sentence: 'unreachable', values: {} }
    : { sentence: 'waiting', values: { waiting, fronts } }
}
