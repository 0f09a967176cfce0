/** Kinds of product, each a category: Vietnamese, English. */
export const productKinds = [
  ['Sữa rửa mặt', 'Face cleanser'],
  ['Nước tẩy trang', 'Micellar water'],
  ['Dầu tẩy trang', 'Cleansing oil'],
  ['Sáp tẩy trang', 'Cleansing balm'],
  ['Tẩy tế bào chết', 'Face exfoliator'],
  ['Nước cân bằng', 'Toner'],
  ['Xịt khoáng', 'Mineral mist'],
  ['Tinh chất dưỡng', 'Serum'],
  ['Tinh chất mắt', 'Eye serum'],
  ['Dầu dưỡng da', 'Face oil'],
  ['Kem dưỡng ngày', 'Day cream'],
  ['Kem dưỡng đêm', 'Night cream'],
  ['Kem mắt', 'Eye cream'],
  ['Gel dưỡng ẩm', 'Moisturising gel'],
  ['Sữa dưỡng da', 'Emulsion'],
  ['Mặt nạ giấy', 'Sheet mask'],
  ['Mặt nạ ngủ', 'Sleeping mask'],
  ['Mặt nạ đất sét', 'Clay mask'],
  ['Kem chống nắng', 'Sunscreen'],
  ['Sữa chống nắng', 'Sun milk'],
  ['Xịt chống nắng', 'Sun spray'],
  ['Gel sau nắng', 'After-sun gel'],
  ['Kem chấm mụn', 'Spot cream'],
  ['Miếng dán mụn', 'Blemish patches'],
  ['Kem phục hồi', 'Repair cream'],
  ['Son dưỡng', 'Lip balm'],
  ['Mặt nạ môi', 'Lip mask'],
  ['Sữa tắm', 'Body wash'],
  ['Xà phòng thủ công', 'Handmade soap'],
  ['Muối tắm', 'Bath salt'],
  ['Tẩy da chết toàn thân', 'Body scrub'],
  ['Sữa dưỡng thể', 'Body lotion'],
  ['Bơ dưỡng thể', 'Body butter'],
  ['Dầu mát xa', 'Massage oil'],
  ['Kem tay', 'Hand cream'],
  ['Nước rửa tay', 'Hand wash'],
  ['Kem gót chân', 'Foot cream'],
  ['Lăn khử mùi', 'Roll-on deodorant'],
  ['Dung dịch vệ sinh', 'Intimate wash'],
  ['Dầu gội', 'Shampoo'],
  ['Dầu xả', 'Conditioner'],
  ['Ủ tóc', 'Hair mask'],
  ['Tinh dầu dưỡng tóc', 'Hair oil'],
  ['Xịt dưỡng tóc', 'Hair mist'],
  ['Tinh chất mọc tóc', 'Hair growth serum'],
  ['Sữa rửa mặt nam', 'Face wash for men'],
  ['Kem cạo râu', 'Shaving cream'],
  ['Sữa tắm gội trẻ em', 'Baby wash'],
  ['Kem hăm', 'Nappy cream'],
  ['Phấn rôm', 'Baby powder'],
  ['Kem chống nắng trẻ em', 'Sunscreen for children'],
  ['Nước uống dưỡng da', 'Skin drink'],
  ['Viên uống dưỡng da', 'Skin capsules'],
  ['Trà thảo mộc', 'Herbal tea'],
  ['Hộp quà', 'Gift box'],
] as const

const productIngredients = [
  ['rau má', 'gotu kola'],
  ['hoa cúc', 'chamomile'],
  ['nghệ vàng', 'turmeric'],
  ['gạo lứt', 'brown rice'],
  ['trà xanh', 'green tea'],
  ['lô hội', 'aloe vera'],
  ['sen hồng', 'pink lotus'],
  ['bưởi Năm Roi', 'Nam Roi pomelo'],
  ['dừa Bến Tre', 'Ben Tre coconut'],
  ['tràm trà', 'tea tree'],
  ['mật ong', 'honey'],
  ['bồ kết', 'soap pod'],
  ['diếp cá', 'fish mint'],
  ['gấc', 'gac fruit'],
  ['sả chanh', 'lemongrass'],
  ['yến mạch', 'oat'],
  ['ngọc trai', 'pearl'],
  ['hoa hồng Đà Lạt', 'Da Lat rose'],
  ['tảo biển', 'sea kelp'],
  ['nhân sâm Ngọc Linh', 'Ngoc Linh ginseng'],
] as const

const productEffects = [
  ['dịu nhẹ', 'gentle'],
  ['cấp ẩm', 'hydrating'],
  ['phục hồi', 'restoring'],
  ['sáng da', 'brightening'],
  ['kiềm dầu', 'oil control'],
  ['làm dịu', 'soothing'],
  ['săn chắc', 'firming'],
  ['nuôi dưỡng', 'nourishing'],
  ['cho da nhạy cảm', 'for sensitive skin'],
  ['cho da khô', 'for dry skin'],
] as const

const at = (words: readonly (readonly [string, string])[], index: number) =>
  words[index % words.length] ?? ['', '']
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Name and English name of product `n`; different for the first 11,000. */
export function namesOfProduct(n: number): [string, string] {
  const round = Math.floor(n / productKinds.length)
  const [kind, englishKind] = at(productKinds, n)
  const [source, englishSource] = at(productIngredients, round)
  const [effect, englishEffect] = at(productEffects, Math.floor(round / productIngredients.length))
  return [
    `${kind} ${source} ${effect}`,
    `${capital(englishSource)} ${englishKind.toLowerCase()}, ${englishEffect}`,
  ]
}
