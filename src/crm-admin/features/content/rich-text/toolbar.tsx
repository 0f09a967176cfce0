import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createHeadingNode, $createQuoteNode, type HeadingTagType } from '@lexical/rich-text'
import { $patchStyleText, $setBlocksType } from '@lexical/selection'
import { textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical'
import { useEffect, useState } from 'react'
import type { Upload } from '../../../kit/forms/form-store.ts'
import { useEditorTexts } from '../editor-texts.ts'
import { LinkTool } from './link-tool.tsx'
import { PictureTool } from './picture-tool.tsx'
import { $textAtCursor, nowhere, textFormats } from './text-at-cursor.ts'
import type { StyleName } from './text-styles.ts'
import { ToolButton, ToolChoice } from './tools.tsx'

const headings: readonly HeadingTagType[] = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const lists = [
  ['ordered', 'number', INSERT_ORDERED_LIST_COMMAND],
  ['bullets', 'bullet', INSERT_UNORDERED_LIST_COMMAND],
] as const
const indents = [
  ['outdent', OUTDENT_CONTENT_COMMAND],
  ['indent', INDENT_CONTENT_COMMAND],
] as const
const styles = [
  ['font-size', 'size', 'defaultSize', textSizes],
  ['color', 'colour', 'defaultColour', textColours],
  ['background-color', 'mark', 'noMark', textMarks],
] as const
const alignments = ['left', 'center', 'right', 'justify'] as const

interface ToolbarProps {
  labelId: string
  onUpload: (upload: Upload) => void
}

export function Toolbar({ labelId, onUpload }: ToolbarProps) {
  const [editor] = useLexicalComposerContext()
  const { t, locale } = useEditorTexts()
  const [here, setHere] = useState(nowhere)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const found = editorState.read($textAtCursor)
        if (found !== null) setHere(found)
      }),
    [editor],
  )
  const setBlock = (block: string): void =>
    editor.update(() => {
      const heading = headings.find((tag) => tag === block)
      $setBlocksType($getSelection(), () => {
        if (heading !== undefined) return $createHeadingNode(heading)
        return block === 'quote' ? $createQuoteNode() : $createParagraphNode()
      })
    })
  const setStyle = (name: StyleName, value: string): void =>
    editor.update(() => {
      const selection = $getSelection()
      if ($isRangeSelection(selection)) $patchStyleText(selection, { [name]: value || null })
    })
  const choices = (palette: Record<string, { value: string; vi: string; en: string }>) =>
    Object.values(palette).map((choice) => ({ value: choice.value, label: choice[locale] }))

  return (
    <div className="crm-toolbar" role="toolbar" aria-labelledby={labelId}>
      <ToolChoice
        label={t('text.block')}
        value={here.block}
        options={[
          { value: 'paragraph', label: t('text.paragraph') },
          ...headings.map((tag, index) => ({
            value: tag,
            label: t('text.heading', { level: index + 1 }),
          })),
          { value: 'quote', label: t('text.quote') },
        ]}
        onChange={setBlock}
      />
      {textFormats.map((format) => (
        <ToolButton
          key={format}
          label={t(`text.${format}`)}
          pressed={here.formats.has(format)}
          icon={format}
          onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        />
      ))}
      <ToolButton
        label={t('text.quote')}
        pressed={here.block === 'quote'}
        icon="quote"
        onPress={() => setBlock(here.block === 'quote' ? 'paragraph' : 'quote')}
      />
      {lists.map(([name, list, insert]) => (
        <ToolButton
          key={name}
          label={t(`text.${name}`)}
          icon={name}
          pressed={here.list === list}
          onPress={() =>
            editor.dispatchCommand(here.list === list ? REMOVE_LIST_COMMAND : insert, undefined)
          }
        />
      ))}
      {indents.map(([name, command]) => (
        <ToolButton
          key={name}
          label={t(`text.${name}`)}
          icon={name}
          onPress={() => editor.dispatchCommand(command, undefined)}
        />
      ))}
      {styles.map(([style, name, none, palette]) => (
        <ToolChoice
          key={style}
          label={t(`text.${name}`)}
          value={here.styles[style]}
          options={[{ value: '', label: t(`text.${none}`) }, ...choices(palette)]}
          onChange={(value) => setStyle(style, value)}
        />
      ))}
      <fieldset className="crm-tool-group" aria-label={t('text.align')}>
        {alignments.map((align) => (
          <ToolButton
            key={align}
            label={t(`text.align.${align}`)}
            pressed={(here.align || 'left') === align}
            icon={align}
            onPress={() => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, align)}
          />
        ))}
      </fieldset>
      <LinkTool present={here.link} />
      <PictureTool onUpload={onUpload} />
    </div>
  )
}
