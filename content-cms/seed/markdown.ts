import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import type { Pair } from './pair'

export type ToRichText = (text: Pair) => Pair<unknown>

/** The copy is Markdown (headings, lists, quotes, bold, italic); Payload keeps a tree. */
export async function richTextMaker(config: SanitizedConfig): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.default({ config })
  const tree = (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown })
  return ({ vi, en }) => ({ vi: tree(vi), en: tree(en) })
}
