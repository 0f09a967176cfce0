import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import { Input } from 'antd'
import {
  $createNodeSelection,
  $getNodeByKey,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  type BaseSelection,
  createCommand,
  HISTORY_MERGE_TAG,
} from 'lexical'
import { useEffect, useId, useRef, useState } from 'react'
import type { Upload } from '../../../kit/forms/form-store.ts'
import { useEditorTexts } from '../editor-texts.ts'
import { UploadList } from '../pictures/upload-list.tsx'
import { anyPicture, pictureTypes, useUploads } from '../pictures/use-uploads.ts'
import { PictureNode } from './media-nodes.tsx'
import { ToolButton } from './tools.tsx'

/** Requests the current text immediately, after a change. */
export const TELL_COMMAND = createCommand<null>('tell')

/** The image button (SPEC §9): uploads the files, then inserts them at the cursor. */
export function PictureTool({ onUpload }: { onUpload: (upload: Upload) => void }) {
  const [editor] = useLexicalComposerContext()
  const { t } = useEditorTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  /** The cursor when the files were chosen. */
  const begun = useRef<BaseSelection | null>(null)
  const { uploads, start } = useUploads({
    rules: anyPicture,
    onStored: (pictures) => {
      const insert = () => {
        const cursor = $getSelection()
        const isUnmoved = cursor === begun.current || cursor?.is(begun.current) === true
        const nodes = pictures.map(({ url }) => new PictureNode({ src: url, alt: '' }))
        for (const node of nodes) $insertNodeToNearestRoot(node)
        const [only, ...others] = nodes
        // Offers the alternative text unless the cursor has moved meanwhile.
        if (only !== undefined && others.length === 0 && isUnmoved) {
          const selection = $createNodeSelection()
          selection.add(only.getKey())
          $setSelection(selection)
        }
      }
      editor.update(insert, { discrete: true })
      // A save that waits for the upload includes the picture.
      editor.dispatchCommand(TELL_COMMAND, null)
    },
    onUpload,
    waitMs: 0,
  })
  return (
    <>
      <ToolButton label={t('text.picture')} icon="picture" onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        data-files="text"
        accept={pictureTypes.join(',')}
        multiple
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length === 0) return
          begun.current = editor.read($getSelection)
          start(files)
        }}
      />
      {uploads.length > 0 && <UploadList id={id} uploads={uploads} />}
    </>
  )
}

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
