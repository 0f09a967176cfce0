/** A gift in the note of an order, where packers read it: on the slip and in the back office. */
export interface Gift {
  /** Name of the giver; '' for a card without one. */
  from: string
  /** Words for the card; '' for a gift without a card. */
  message: string
}

export const longestGiver = 60
export const longestGiftMessage = 400

const wish = 'Quà tặng: gói quà, không kèm giá'
const written = new RegExp(`^(.*?)\\s*\\[${wish}(?:, thiệp từ ([^\\]]*))?\\]\\s*(.*)$`, 's')

const oneLine = (name: string): string => name.replace(/[\][\s]+/g, ' ').trim()

export function withGift(note: string, { from, message }: Gift): string {
  const giver = oneLine(from)
  const head = `[${wish}${giver && `, thiệp từ ${giver}`}]`
  return `${note.trim()}\n${head} ${message.trim()}`.trim()
}

/** Separates the gift from the rest of the note. */
export function readGift(note: string): { note: string; gift: Gift | null } {
  const [, rest = note, from = '', message = ''] = written.exec(note) ?? []
  return { note: rest, gift: rest === note ? null : { from, message } }
}
