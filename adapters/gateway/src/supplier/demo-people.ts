import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import { hashSha256 } from '../identity/secrets.ts';

interface Country {
  readonly lang: 'en' | 'ar' | 'zh' | 'tr';
  readonly names: readonly string[];
}

const createCountry = (lang: Country['lang'], names: string): Country => ({ lang, names: names.split(', ') });

const ARABIC = createCountry(
  'ar',
  'Ahmed Hassan, Mona Farouk, Omar Khalil, Layla Mansour, Karim Saleh, Nour Ibrahim, Youssef Nasser, Huda Salem',
);
const PORTUGUESE = createCountry(
  'en',
  'Ana Ferreira, Tiago Santos, Mariana Costa, Rui Almeida, Carla Ribeiro, Bruno Lopes',
);

/** Names that people of a supplier's country may have, in Latin letters as in their addresses. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  AE: ARABIC,
  EG: ARABIC,
  MA: createCountry('ar', 'Salma Bennani, Hamza Alaoui, Imane Tazi, Mehdi Berrada, Zineb Idrissi, Anas Fassi'),
  CN: createCountry('zh', 'Wei Zhang, Min Chen, Jing Liu, Lei Wang, Yan Huang, Hao Lin, Xiaoli Zhou, Jun Wu'),
  TR: createCountry(
    'tr',
    'Elif Yılmaz, Mehmet Kaya, Zeynep Demir, Emre Şahin, Ayşe Çelik, Burak Arslan, Selin Aydın, Murat Koç',
  ),
  BD: createCountry('en', 'Nusrat Rahman, Tanvir Hossain, Farhana Akter, Rakib Islam, Sadia Karim, Arif Chowdhury'),
  BR: PORTUGUESE,
  PT: PORTUGUESE,
  DE: createCountry('en', 'Anna Schmidt, Jonas Weber, Katrin Fischer, Felix Wagner, Sabine Becker, Lukas Hoffmann'),
  ID: createCountry('en', 'Siti Rahayu, Budi Santoso, Dewi Lestari, Agus Wijaya, Putri Handayani, Rizky Pratama'),
  IN: createCountry(
    'en',
    'Priya Sharma, Rahul Mehta, Anita Rao, Vikram Singh, Kavya Nair, Arjun Patel, Deepa Iyer, Suresh Gupta',
  ),
  IT: createCountry('en', 'Giulia Rossi, Marco Bianchi, Chiara Ferrari, Luca Conti, Elena Greco, Paolo Marino'),
  JP: createCountry('en', 'Yuki Tanaka, Haruto Sato, Aiko Suzuki, Kenji Watanabe, Mika Ito, Takumi Kobayashi'),
  KR: createCountry('en', 'Jiwoo Kim, Minjun Lee, Soyeon Park, Jihoon Choi, Hana Jung, Dohyun Kang'),
  MX: createCountry('en', 'Valeria Gómez, Diego Hernández, Lucía Ramírez, Javier Torres, Paola Castillo, Andrés Rojas'),
  MY: createCountry('en', 'Aisyah Rahman, Hafiz Ismail, Mei Ling Tan, Farid Yusof, Nurul Huda, Kok Wai Lim'),
  PK: createCountry('en', 'Ayesha Khan, Bilal Ahmad, Sana Malik, Imran Qureshi, Fatima Raza, Usman Butt'),
  PL: createCountry('en', 'Anna Kowalska, Piotr Nowak, Magda Lewandowska, Tomasz Mazur, Ewa Zając, Marek Dudek'),
  TH: createCountry(
    'en',
    'Siriporn Chaiyo, Somchai Wongsa, Nattaya Srisuk, Anan Phrom, Kanya Boonmee, Prasert Thongdee',
  ),
  VN: createCountry('en', 'Linh Nguyen, Minh Tran, Huong Le, Quang Pham, Thao Vo, Duc Bui'),
};
const OTHER_COUNTRY = createCountry(
  'en',
  'Maria Martin, Daniel Novak, Sofia Petrova, David Roy, Eva Jansen, Thomas Lind',
);

/** The longest part of a company's name in its domain. */
const MAX_COMPANY = 40;

/** Every fortieth supplier stays without people, so that the demo world shows how that looks: S1040, S1080 … */
const isWithoutPeople = ({ id }: SupplierRow): boolean => Number(id.replace(/\D/g, '')) % 40 === 0;

interface SupplierRow {
  readonly id: string;
  readonly countryCode: string;
  readonly name: string;
}

/**
 * Gives the demo suppliers a person each, once, so that their enquiries reach somebody. The addresses are on `.example`
 * domains, which nobody can own, and without a password they cannot log in. Suppliers that have people already stay as
 * they are. `now` is epoch milliseconds. THR-17
 */
export async function loadDemoPeople(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'supplier-people', now))) return;
    const { rows } = await sql<SupplierRow>`
      select supplier.id, supplier.country_code as "countryCode", supplier_text.name
      from supplier join supplier_text on supplier_text.supplier_id = supplier.id and supplier_text.lang = 'en'
      where not exists (select 1 from account where account.supplier_id = supplier.id)
      order by supplier.id`.execute(transaction.kysely);
    const people = rows.filter((row) => !isWithoutPeople(row)).map(createPerson);
    await sql`
      insert into account (account_id, email, kind, nickname, created, verified_at, supplier_id, supplier_right, lang)
      select "accountId", email, 'supplier', nickname, ${now}, ${now}, "supplierId", 'manage', lang
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as given ("accountId" text, email text, nickname text, "supplierId" text, lang text)
      on conflict do nothing`.execute(transaction.kysely);
  });
}

/** The same supplier always gets the same person. The address contains the supplier's id, so that no two are alike. */
function createPerson({ id, countryCode, name }: SupplierRow) {
  const { lang, names } = COUNTRIES[countryCode] ?? OTHER_COUNTRY;
  const nickname = names[Number.parseInt(hashSha256(id).slice(0, 8), 16) % names.length] ?? '';
  const company = toAscii(name).slice(0, MAX_COMPANY).replace(/-$/, '') || 'supplier';
  return {
    accountId: `demo-person-${id}`,
    email: `${toAscii(nickname).replaceAll('-', '.')}@${company}-${toAscii(id)}.example`,
    nickname,
    supplierId: id,
    lang,
  };
}

/** The words of a name in lower-case ASCII letters and digits, joined by hyphens. */
const toAscii = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
