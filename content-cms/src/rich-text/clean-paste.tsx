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
import { cleanPasted, shopPath } from './clean-pasted'
import './shop-text.css'

const lostPictures = {
  vi: (count: number) =>
    `${count} hình không dán được vào bài. Hãy lưu hình về máy rồi kéo vào bài.`,
  en: (count: number) =>
    `Pictures that could not be pasted: ${count}. Save them on your computer and drag them into the text.`,
}

const ownType = 'application/x-lexical-editor'

/** What a paste is replaced by; null leaves it to Payload. */
function cleanData(given: DataTransfer, shop: string): { data: DataTransfer; lost: number } | null {
  const data = new DataTransfer()
  const text = given.getData('text/plain')
  const selection = $getSelection()
  const becomesLink = $isRangeSelection(selection) && !selection.isCollapsed()
  const path = becomesLink ? shopPath(text.trim(), shop) : null
  if (text !== '') data.setData('text/plain', path ?? text)
  const html = given.getData('text/html')
  if (html === '') return path === null ? null : { data, lost: 0 }

  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const isPicture = body.textContent.trim() === '' && given.files.length > 0
  if (isPicture) {
    for (const file of given.files) data.items.add(file)
    return { data, lost: 0 }
  }
  const lost = cleanPasted(body, shop)
  data.setData('text/html', body.innerHTML)
  const nodes = given.getData(ownType)
  if (nodes !== '') data.setData(ownType, nodes)
  return { data, lost }
}

interface Props {
  shop: string
}

function CleanPastePlugin({ clientProps: { shop } }: { clientProps: Props }) {
  const [editor] = useLexicalComposerContext()
  const { language } = useTranslation().i18n
  useEffect(() => {
    const say = lostPictures[languageOf(language)]
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
        if (clean.lost > 0) toast.info(say(clean.lost))
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
