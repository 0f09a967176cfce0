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

/** Common in Vietnam, without accents, digits and spaces; international lists lack them. */
const lines = `
  matkhau matkhaucuatoi matkhaumoi matkhaucu matma matmakhau passcuatoi passcuaem passcuaanh
  khongcomatkhau khongcopass quenmatkhau quenroi khongbiet khongnho khongco khongnoi bimat
  anhyeuem emyeuanh yeuem yeuanh toiyeuem toiyeuban toiyeuvietnam anhnhoem emnhoanh nhoem nhoanh
  anhthuongem emthuonganh yeuemnhieu yeuanhnhieu yeuemmaimai yeuanhmaimai maiyeuem maiyeuanh
  maimaiyeuem maimaiyeuanh maimai maimaimottinhyeu tinhyeu tinhyeucuatoi tinhyeucuaanh tinhyeucuaem
  motminhanh motminhem motminh motcoidive chodoi anhhungxadieu yeumaimai yeumotnguoi yeunhau
  voyeu chongyeu voyeuchong chongyeuvo voyeucuaanh chongyeucuaem conyeu conyeucuame conyeucuaba
  boyeu meyeu yeume yeubo yeubome bomeyeu giadinh giadinhtoi giadinhhanhphuc giadinhlaso
  hanhphuc hanhphucmai hanhphucmaimai concuame congai contrai congaiyeu contraiyeu
  vietnam vietnamvodich ilovevietnam hanoi saigon hochiminh danang haiphong cantho nhatrang hue dalat
  thanhpho thanhphohochiminh bachho bacho hochutich tuhao tuhaovietnam quehuong vietnamquehuong
  xinchao xinchaovietnam chaoban chaomung camon xinloi tambiet ngungon chucngungon
  cuocsong cuocsongmoi cuocdoi tuonglai thanhcong maymanmaiman mayman phatloc phattai locphat
  tienbac giautien nhieutien kiemtien lamgiau trieuphu typhu congdanh
  nguoiyeu nguoiyeucu nguoiyeutoi banthan banbe banbetoi thanthiet
  thienthan thienthannho congchua hoangtu hoangtube nangtien chuotcon meocon cuncon heocon gaucon
  gaubong thotrang bupbe sociu embe beyeu bebong bebi bencon
  hoahong hoasua hoamai hoadao hoasen hoahuongduong bautroi ngoisao anhsao anhtrang mattroi bienxanh
  denlatuyet doiqua doianh doiem doichoem choanh choem chotoi quentoi quenem quenanh
  dangnhap dangnhapngay taikhoan quantri quantrivien nhanvien khachhang cuahang banhang
  hocsinh sinhvien giaovien truonghoc daihoc lophoc bongda bongdavietnam
  mothaiba mothaibabon mothaibabonnam khongmothai motmotmot tamtamtam sausausau
  qwertyvn vietnamqwerty abcvn zalo zaloviet facebookcuatoi tinhyeumauxanh mualanhgia muathu muaxuan
`

export const vietnamesePasswords: readonly string[] = lines.trim().split(/\s+/)
