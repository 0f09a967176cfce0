'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isNodeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect } from 'react'

const moving = new Set(['Home', 'End', 'PageUp', 'PageDown', 'ArrowDown'])
/** Of input methods, phones and accents. */
const composing = new Set(['Process', 'Unidentified', 'Dead'])

function isForText({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (moving.has(key)) return true
  return !ctrlKey && !metaKey && (key.length === 1 || composing.has(key))
}

/**
 * A text goes on after a picture that a press has selected. Lexical has no place for letters then:
 * each would go to the start of the whole text, the last one first.
 */
function KeysAfterPicturePlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const selection = $getSelection()
          if ($isNodeSelection(selection) && isForText(event)) {
            selection.getNodes().at(-1)?.selectNext()
          }
          return false
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  )
  return null
}

export const KeysAfterPicture = createClientFeature({
  plugins: [{ Component: KeysAfterPicturePlugin, position: 'normal' }],
})
