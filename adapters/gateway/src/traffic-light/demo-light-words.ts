import type { LightDimension } from '@fairhall/core/contract/traffic-light/limits';

/** A text in English, Arabic, Chinese and Turkish. */
export type Words = readonly [en: string, ar: string, zh: string, tr: string];

interface DimensionWords {
  readonly source: Words;
  /** For scores from 70; the other texts are for scores from 40 and for lower ones. */
  readonly good: Words;
  readonly fair: Words;
  readonly poor: Words;
}

/** The texts of the demo suppliers' lights. */
export const DEMO_LIGHT_WORDS: Readonly<Record<LightDimension, DimensionWords>> = {
  identity: {
    source: ['Commercial register extract', 'مستخرج السجل التجاري', '工商登记摘录', 'Ticaret sicili özeti'],
    good: [
      'The registered name, address and owner match what the company says.',
      'الاسم والعنوان والمالك في السجل مطابقة لما تقوله الشركة عن نفسها.',
      '登记的名称、地址和所有人与公司自述一致。',
      'Sicildeki unvan, adres ve sahip, firmanın beyanıyla aynı.',
    ],
    fair: [
      'The company moved this year, and the register does not show the new address yet.',
      'انتقلت الشركة هذا العام ولم يظهر عنوانها الجديد في السجل بعد.',
      '今年迁址，登记信息尚未更新。',
      'Adres bu yıl değişti; sicilde yenisi henüz görünmüyor.',
    ],
    poor: [
      'The register entry has expired and was not renewed.',
      'انتهت صلاحية القيد في السجل ولم يُجدَّد.',
      '登记已失效且未续期。',
      'Sicil kaydının süresi doldu ve yenilenmedi.',
    ],
  },
  production: {
    source: ['Plant visit', 'زيارة للمصنع', '工厂实地走访', 'Tesis ziyareti'],
    good: [
      'The production lines seen can make the quantities offered.',
      'خطوط الإنتاج التي شوهدت تكفي للكميات المعروضة.',
      '所见生产线能够满足所报数量。',
      'Görülen hatlar, sunulan miktarları üretebilir.',
    ],
    fair: [
      'Part of the range is bought in, but the quotations do not say so.',
      'جزء من المنتجات يُشترى من الغير ولا تذكر العروض ذلك.',
      '部分产品为外购，而报价中未说明。',
      'Ürünlerin bir bölümü dışarıdan alınıyor; tekliflerde bu belirtilmiyor.',
    ],
    poor: [
      'No production was found at the address given.',
      'لم يُعثر على أي إنتاج في العنوان المعطى.',
      '在所提供的地址未发现生产活动。',
      'Verilen adreste üretim bulunamadı.',
    ],
  },
  export: {
    source: ['Customs records for two years', 'سجلات الجمارك لسنتين', '两年海关记录', 'İki yıllık gümrük kayıtları'],
    good: [
      'Shipments to several countries in every quarter.',
      'خرجت شحنات في كل ربع سنة إلى عدة بلدان.',
      '每季度均有出货，目的地为多个国家。',
      'Her çeyrekte birkaç ülkeye sevkiyat yapıldı.',
    ],
    fair: [
      'Few shipments, all to one country.',
      'شحنات قليلة وكلها إلى بلد واحد.',
      '出货较少，且均发往同一国家。',
      'Az sayıda sevkiyat var, hepsi tek bir ülkeye.',
    ],
    poor: ['No shipments in two years.', 'لا شحنات خلال سنتين.', '两年内没有出货。', 'İki yıldır sevkiyat yok.'],
  },
  complaints: {
    source: [
      'Complaints to the organiser',
      'الشكاوى لدى الجهة المنظمة',
      '主办方收到的投诉',
      'Organizatöre gelen şikâyetler',
    ],
    good: [
      'No open complaints from the last twelve months.',
      'لا شكوى مفتوحة من الأشهر الاثني عشر الأخيرة.',
      '近十二个月内没有未了结的投诉。',
      'Son on iki aydan açık şikâyet yok.',
    ],
    fair: [
      'Two complaints about quality, one of them resolved.',
      'شكويان بشأن الجودة، سُوّيت إحداهما.',
      '两起质量投诉，其中一起已解决。',
      'Kaliteyle ilgili iki şikâyet; biri çözüldü.',
    ],
    poor: [
      'Several buyers paid in advance and received nothing.',
      'دفع عدة مشترين مقدمًا ولم يتسلموا شيئًا.',
      '多名买家预付货款后未收到货物。',
      'Birkaç alıcı peşin ödedi ve hiçbir şey almadı.',
    ],
  },
  delivery: {
    source: ['Buyer feedback', 'إفادات المشترين', '买家反馈', 'Alıcı geri bildirimleri'],
    good: [
      'Most orders were dispatched on time.',
      'خرجت معظم الطلبات ضمن المهلة المتفق عليها.',
      '大多数订单按约定时间发出。',
      'Siparişlerin çoğu kararlaştırılan sürede yola çıktı.',
    ],
    fair: [
      'One order in three was dispatched late.',
      'خرج ثلث الطلبات متأخرًا عن الموعد.',
      '三分之一的订单晚于约定发货。',
      'Her üç siparişten biri geç yola çıktı.',
    ],
    poor: [
      'Most orders were more than four weeks late.',
      'تأخرت معظم الطلبات أكثر من أربعة أسابيع.',
      '多数订单延误超过四周。',
      'Siparişlerin çoğu dört haftadan fazla gecikti.',
    ],
  },
};
