import type { LanguageCode } from '@fairhall/core/site/languages';

/** A name and a company in each language: with joined, stacked or accented letters, or without spaces. */
export const BADGE_NAMES: Readonly<Record<LanguageCode, readonly [name: string, company: string]>> = {
  en: ['Priya Nair', 'Malabar Trading LLP'],
  zh: ['欧阳志强', '广东顺德进出口贸易有限公司'],
  ar: ['محمد عبد الرحمن الشريف', 'مؤسسة الخليج للتجارة والمقاولات'],
  tr: ['Gülşah Özyiğit Çağlayan', 'İstanbul Dış Ticaret Ltd. Şti.'],
  pl: ['Żaneta Gęślicka-Łącka', 'Przedsiębiorstwo Źródło Sp. z o.o.'],
  es: ['Íñigo Muñoz Agüero', 'Importaciones Peñalara, S.A.'],
  pt: ['João Conceição Araújo', 'Comércio Atlântico Ltda.'],
  ru: ['Юлия Щербакова-Ёлкина', 'ООО «Торговый дом Восход»'],
  fa: ['ژیلا پژوهشگر گچ‌کاران', 'شرکت بازرگانی پارس‌گستر'],
  ms: ['Nur Aisyah binti Abdul Rahman', 'Syarikat Perdagangan Seri Maju Sdn. Bhd.'],
  id: ['I Gusti Ngurah Wirawan', 'PT Sumber Makmur Abadi'],
  ja: ['長谷川 慎太郎', '株式会社ヤマトトレーディング'],
  ko: ['남궁현빈', '주식회사 한빛무역'],
  de: ['Jürgen Großmüller', 'Süddeutsche Maschinenhandelsgesellschaft mbH'],
  th: ['ณัฐพงศ์ น้ำเพชรรุ่งเรือง', 'บริษัท ศรีสมบูรณ์เทรดดิ้ง จำกัด'],
  tl: ['Ma. Niña Peñaflor-Dimaculangan', 'Bayanihan Kalakal Inc.'],
  vi: ['Nguyễn Thị Hương Giang', 'Công ty TNHH Thương mại Đất Việt'],
  my: ['ဒေါ်ခင်မျိုးချစ်', 'ရွှေမြန်မာ ကုန်သွယ်ရေး ကုမ္ပဏီ'],
  km: ['ពៅ សុខា ស្រីមុំ', 'ក្រុមហ៊ុន អង្គរពាណិជ្ជកម្ម'],
};
