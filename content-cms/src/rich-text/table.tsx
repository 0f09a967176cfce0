'use client'

import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $getTableCellNodeFromLexicalNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableSelection,
  INSERT_TABLE_COMMAND,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarAddDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import { type Label, label, languageOf } from '../labels'

const tableName = label('Bảng', 'Table')

/** Called inside of a table. */
const changes: Record<string, { text: Label; change: () => void }> = {
  rowAbove: {
    text: label('Thêm dòng ở trên', 'Add a row above'),
    change: () => $insertTableRowAtSelection(false),
  },
  rowBelow: {
    text: label('Thêm dòng ở dưới', 'Add a row below'),
    change: () => $insertTableRowAtSelection(true),
  },
  columnBefore: {
    text: label('Thêm cột bên trái', 'Add a column on the left'),
    change: () => $insertTableColumnAtSelection(false),
  },
  columnAfter: {
    text: label('Thêm cột bên phải', 'Add a column on the right'),
    change: () => $insertTableColumnAtSelection(true),
  },
  deleteRow: { text: label('Xóa dòng', 'Delete the row'), change: $deleteTableRowAtSelection },
  deleteColumn: {
    text: label('Xóa cột', 'Delete the column'),
    change: $deleteTableColumnAtSelection,
  },
  deleteTable: {
    text: label('Xóa bảng', 'Delete the table'),
    change: () => $tableAt($getSelection())?.remove(),
  },
}

function $tableAt(selection: BaseSelection | null): TableNode | null {
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null
  const cell = $getTableCellNodeFromLexicalNode(selection.anchor.getNode())
  return cell && $findTableNode(cell)
}

const inLanguage =
  (text: Label) =>
  ({ i18n }: { i18n: { language: string } }): string =>
    text[languageOf(i18n.language)]

const insertTable = ({ editor }: { editor: LexicalEditor }): void => {
  const headers = { rows: true, columns: false }
  editor.dispatchCommand(INSERT_TABLE_COMMAND, { rows: '3', columns: '2', includeHeaders: headers })
}

function TableIcon() {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden>
      <path d="M4 4h12v12H4zM4 8h12M4 12h12M10 4v12" stroke="currentColor" />
    </svg>
  )
}

function Plugin() {
  return <TablePlugin hasCellBackgroundColor={false} hasHorizontalScroll />
}

const tableItem = { key: 'table', label: inLanguage(tableName), onSelect: insertTable }

export const TableClient = createClientFeature({
  nodes: [TableNode, TableRowNode, TableCellNode],
  plugins: [{ Component: Plugin, position: 'normal' }],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        { ...tableItem, Icon: TableIcon, keywords: ['table', 'bang', 'bảng'] },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      toolbarAddDropdownGroupWithItems([{ ...tableItem, ChildComponent: TableIcon }]),
      {
        type: 'dropdown',
        key: 'tableChanges',
        order: 11,
        ChildComponent: TableIcon,
        isEnabled: ({ selection }) => $tableAt(selection) !== null,
        items: Object.entries(changes).map(([key, { text, change }]) => ({
          key,
          label: inLanguage(text),
          onSelect: ({ editor }) => editor.update(change),
        })),
      },
    ],
  },
})
