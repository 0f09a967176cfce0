'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { languageOf } from '../labels'
import { cleanPasted, type Losses, shopPath } from './clean-pasted'
import './shop-text.css'

const sentences = {
  vi: {
    pictures: (count: number) =>
      `${count} hình không dán được vào bài. Hãy lưu hình về máy rồi kéo vào bài.`,
    tables: (count: number) => `${count} bảng đã thành đoạn văn: mỗi dòng một đoạn.`,
  },
  en: {
    pictures: (count: number) =>
      `Pictures that could not be pasted: ${count}. Save them on your computer and drag them into the text.`,
    tables: (count: number) => `Tables that became paragraphs, one for each row: ${count}.`,
  },
}

const ownType = 'application/x-lexical-editor'

/** What a paste is replaced by; null leaves it to Payload. */
function cleanData(
  given: DataTransfer,
  shop: string,
): { data: DataTransfer; losses: Losses } | null {
  const data = new DataTransfer()
  const text = given.getData('text/plain')
  const selection = $getSelection()
  const becomesLink = $isRangeSelection(selection) && !selection.isCollapsed()
  const path = becomesLink ? shopPath(text.trim(), shop) : null
  if (text !== '') data.setData('text/plain', path ?? text)
  const html = given.getData('text/html')
  if (html === '') return path === null ? null : { data, losses: { pictures: 0, tables: 0 } }

  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const isPicture = body.textContent.trim() === '' && given.files.length > 0
  if (isPicture) {
    for (const file of given.files) data.items.add(file)
    return { data, losses: { pictures: 0, tables: 0 } }
  }
  const losses = cleanPasted(body, shop)
  data.setData('text/html', body.innerHTML)
  const nodes = given.getData(ownType)
  if (nodes !== '') data.setData(ownType, nodes)
  return { data, losses }
}

interface Props {
  shop: string
}

function CleanPastePlugin({ clientProps: { shop } }: { clientProps: Props }) {
  const [editor] = useLexicalComposerContext()
  const { language } = useTranslation().i18n
  useEffect(() => {
    const say = sentences[languageOf(language)]
    const cleaned = new WeakSet<Event>()
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false
        const isInField = event.target instanceof Element && event.target.closest('input, textarea')
        const clean =
          isInField || !event.clipboardData ? null : cleanData(event.clipboardData, shop)
        if (clean === null) return false
        event.preventDefault()
        const repeated = new ClipboardEvent('paste', { clipboardData: clean.data })
        cleaned.add(repeated)
        editor.dispatchCommand(PASTE_COMMAND, repeated)
        for (const kind of ['pictures', 'tables'] as const) {
          if (clean.losses[kind] > 0) toast.info(say[kind](clean.losses[kind]))
        }
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
  }, [editor, language, shop])
  return null
}

export const CleanPaste = createClientFeature<Props>({
  plugins: [{ Component: CleanPastePlugin, position: 'normal' }],
})
