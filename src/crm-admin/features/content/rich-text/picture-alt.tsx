import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Input } from 'antd'
import { $getNodeByKey, $getSelection, $isNodeSelection, HISTORY_MERGE_TAG } from 'lexical'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditorTexts } from '../editor-texts.ts'
import { PictureNode } from './media-nodes.tsx'
import { TELL_COMMAND } from './picture-tool.tsx'

interface ChosenPicture {
  key: string
  alt: string
}

function $chosenPicture(): ChosenPicture | null {
  const selection = $getSelection()
  const [node, ...others] = $isNodeSelection(selection) ? selection.getNodes() : []
  if (!(node instanceof PictureNode) || others.length > 0) return null
  return { key: node.getKey(), alt: node.getAlt() }
}

/** The alternative text of the selected picture; an empty one marks it as decorative. */
export function PictureAlt() {
  const [editor] = useLexicalComposerContext()
  const { t } = useEditorTexts()
  const id = useId()
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  /** Whether the last change was typed: consecutive letters are one step of the history. */
  const typed = useRef(false)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        setChosen(editorState.read($chosenPicture)),
      ),
    [editor],
  )
  if (chosen === null) return null
  const write = (alt: string): void => {
    const tag = typed.current ? { tag: HISTORY_MERGE_TAG } : {}
    typed.current = true
    const set = () => {
      const node = $getNodeByKey(chosen.key)
      if (node instanceof PictureNode) node.setAlt(alt)
    }
    editor.update(set, { discrete: true, ...tag })
  }
  return (
    <div className="crm-picture-alt">
      <label htmlFor={id}>{t('text.alt')}</label>
      <Input
        id={id}
        value={chosen.alt}
        maxLength={300}
        aria-describedby={`${id}-hint`}
        onFocus={() => {
          typed.current = false
        }}
        onChange={(event) => write(event.target.value)}
        onBlur={() => editor.dispatchCommand(TELL_COMMAND, null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Prevents the submit of the surrounding form.
          event.preventDefault()
          editor.update(() => $getNodeByKey(chosen.key)?.selectNext(), { discrete: true })
          editor.focus()
        }}
      />
      <p id={`${id}-hint`}>{t('text.altHint')}</p>
    </div>
  )
}
