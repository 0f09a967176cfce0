/** Words of Vietnamese names without accents, the most frequent first. */
const familyNames = `nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dao doan
  dinh trinh truong mai lam luu cao ha to ta chu phung thi van`
const givenNames = `anh ngoc minh linh thao huong phuong trang ha thu lan mai hoa quynh nhi vy thuy
  hung dung tuan hai long nam duc son hoang thanh huy khang khanh bao phuc an binh chau dat dong duy
  giang gia hieu hien hong khoa kien lam loan ly my nga nghia nhan nhu nhung oanh phat phong phu phung
  quan quang quoc quyen sang sinh tam tan thai thang thi thien thinh thuan tien tin toan tra tri trinh
  trong truc trung truong tu tung tuong tuyet uyen van viet vinh vu xuan yen diem diep dieu doan hanh
  hau kim lien mau nguyet thoa thom thuong tuoi ut`

const wordsOf = (names: string) => names.trim().split(/\s+/)

export function vietnameseNames(): string[] {
  const given = wordsOf(givenNames)
  const first = [...new Set([...given, ...wordsOf(familyNames)])]
  return [...first, ...first.flatMap((one) => given.map((other) => one + other))]
}
