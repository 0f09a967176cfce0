'use client'

import { $getTableCellNodeFromLexicalNode } from '@lexical/table'
import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isNodeSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  KEY_TAB_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { $isListItemNode } from '@payloadcms/richtext-lexical/lexical/list'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { $findMatchingParent, mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect } from 'react'

const moving = new Set(['Home', 'End', 'PageUp', 'PageDown', 'ArrowDown'])
/** Of input methods, phones and accents. */
const composing = new Set(['Process', 'Unidentified', 'Dead'])

function isForText({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (moving.has(key)) return true
  return !ctrlKey && !metaKey && (key.length === 1 || composing.has(key))
}

/** Tab nests an item of a list at its start, and goes from cell to cell; elsewhere it leaves the text. */
function $staysInText({ shiftKey }: KeyboardEvent): boolean {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return false
  const { key, offset } = selection.anchor
  const node = selection.anchor.getNode()
  if ($getTableCellNodeFromLexicalNode(node)) return true
  const item = $findMatchingParent(node, $isListItemNode)
  if (!item || !selection.isCollapsed() || offset > 0) return false
  if (key !== item.getKey() && key !== item.getFirstDescendant()?.getKey()) return false
  return shiftKey ? item.getIndent() > 0 : item.getPreviousSibling() !== null
}

/**
 * A text goes on after a picture that a press has selected. Lexical has no place for letters then:
 * each would go to the start of the whole text, the last one first.
 */
function $leavePicture(event: KeyboardEvent): void {
  const selection = $getSelection()
  if (!$isNodeSelection(selection) || !isForText(event)) return
  selection.getNodes().at(-1)?.selectNext()
}

function KeyboardPlugin() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            $leavePicture(event)
            return false
          },
          COMMAND_PRIORITY_HIGH,
        ),
        // Lexical indents with every Tab, so that a keyboard could not leave the text.
        editor.registerCommand(
          KEY_TAB_COMMAND,
          (event) => !$staysInText(event),
          COMMAND_PRIORITY_CRITICAL,
        ),
      ),
    [editor],
  )
  return null
}

export const Keyboard = createClientFeature({
  plugins: [{ Component: KeyboardPlugin, position: 'normal' }],
})
