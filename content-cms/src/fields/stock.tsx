import type { UIFieldServerProps } from 'payload'
import { languageOf } from '../labels'
import { readContentSettings } from '../settings'

const timeoutMs = 1500

type Pieces = { on_hand: number; reserved: number; available: number }

const sentences = {
  vi: {
    title: 'Tồn kho và SKU',
    new: 'Khi đăng lần đầu, kho nhận số ở ô “Tồn kho ban đầu”.',
    unread: 'Hiện không đọc được tồn kho.',
    pieces: ({ on_hand, reserved, available }: Pieces) =>
      `Còn bán ${available} · trong kho ${on_hand} · khách đã đặt ${reserved}`,
    change: 'Đổi ở trang Kho hàng',
  },
  en: {
    title: 'Stock and SKU',
    new: 'When first published, it gets the number in “Stock at the start”.',
    unread: 'The stock cannot be read at the moment.',
    pieces: ({ on_hand, reserved, available }: Pieces) =>
      `Available ${available} · on hand ${on_hand} · reserved ${reserved}`,
    change: 'Change it at Stock',
  },
}

/** `new` before the first publication; null when commerce does not answer. */
async function piecesOf(id: number | string): Promise<Pieces | 'new' | null> {
  try {
    const address = `${readContentSettings().COMMERCE_URL}/store/shop/pieces/${id}`
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    if (response.status === 404) return 'new'
    return response.ok ? ((await response.json()) as Pieces) : null
  } catch {
    return null
  }
}

export async function Stock({ id, data, i18n, shop }: UIFieldServerProps & { shop: string }) {
  const say = sentences[languageOf(i18n.language)]
  const pieces = id === undefined ? 'new' : await piecesOf(id)
  const count = pieces === 'new' ? say.new : pieces ? say.pieces(pieces) : say.unread
  return (
    <div className="field-type">
      <span className="field-label">{say.title}</span>
      <p>{count}</p>
      {id !== undefined && (
        <p>
          SKU: {data.slug} ·{' '}
          <a href={`${shop}/crm-admin/stock?q=${data.slug}`} target="_blank" rel="noopener">
            {say.change}
          </a>
        </p>
      )}
    </div>
  )
}
