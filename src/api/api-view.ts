import type { Attributes, Row } from '../content/records.ts'
import { ContentView } from '../content/view.ts'
import { MadeEntries } from './made-entries.ts'

/**
 * Content as a caller may see it, with the likes that this request brought along: nobody's likes
 * are there unless they were asked of commerce with the caller's own token (contract 6.4).
 */
export class ApiView extends ContentView {
  readonly made = new MadeEntries()
  #likes = new Map<number, Row[]>()

  bringLikes(likes: readonly (Attributes & { product: number })[]): void {
    this.#likes = Map.groupBy(likes as unknown as Row[], ({ product }) => Number(product))
  }

  override related(name: string, row: Attributes, relation: string): readonly Row[] {
    if (name === 'products' && relation === 'likes') return this.#likes.get(Number(row.id)) ?? []
    return super.related(name, row, relation)
  }
}
