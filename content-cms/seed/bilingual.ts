import { randomBytes } from 'node:crypto'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'

export type Pair<T = string> = { vi: T; en: T }

/** A document written once: pairs where a field is localised, plain values elsewhere. */
export type Document = Record<string, unknown>

export function isPair(value: unknown): value is Pair<unknown> {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return false
  return Object.keys(value).length === 2 && 'vi' in value && 'en' in value
}

export function inVietnamese(document: Document): Document {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, isPair(value) ? value.vi : value]),
  )
}

export function inEnglish(document: Document): Document {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => (isPair(value) ? [[name, value.en]] : [])),
  )
}

/** @param products ids for the cards in place of the line `{{products}}` */
export type ToRichText = (text: Pair, products?: number[]) => Pair<unknown>

function productsNode(products: number[]): object {
  const id = randomBytes(12).toString('hex')
  const fields = { id, blockName: '', blockType: 'products', products }
  return { type: 'block', version: 2, format: '', fields }
}

/** The copy is Markdown (headings, lists, quotes, bold, italic); Payload stores a tree. */
export async function richTextMaker(config: SanitizedConfig): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.default({ config })
  return ({ vi, en }, products = []) => {
    const tree = (markdown: string) => {
      const { root } = convertMarkdownToLexical({ editorConfig, markdown })
      const children = root.children.map((node) =>
        JSON.stringify(node).includes('{{products}}') ? productsNode(products) : node,
      )
      return { root: { ...root, children } }
    }
    return { vi: tree(vi), en: tree(en) }
  }
}
