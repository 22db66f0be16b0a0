// The tags of font tables, for `CTFontCopyTable(_:_:_:)` and `CTFontHasTable(_:_:)`.
// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfonttabletag)

/// `acnt`: accent attachment.
public let kCTFontTableAcnt: CTFontTableTag = 0x6163_6E74
/// `ankr`: anchor points.
public let kCTFontTableAnkr: CTFontTableTag = 0x616E_6B72
/// `avar`: axis variations, which map normalized coordinates.
public let kCTFontTableAvar: CTFontTableTag = 0x6176_6172
/// `BASE`: baselines.
public let kCTFontTableBASE: CTFontTableTag = 0x4241_5345
/// `bdat`: bitmaps.
public let kCTFontTableBdat: CTFontTableTag = 0x6264_6174
/// `bhed`: the header of a bitmap font.
public let kCTFontTableBhed: CTFontTableTag = 0x6268_6564
/// `bloc`: bitmap locations.
public let kCTFontTableBloc: CTFontTableTag = 0x626C_6F63
/// `bsln`: baselines.
public let kCTFontTableBsln: CTFontTableTag = 0x6273_6C6E
/// `CBDT`: colour bitmaps.
public let kCTFontTableCBDT: CTFontTableTag = 0x4342_4454
/// `CBLC`: colour bitmap locations.
public let kCTFontTableCBLC: CTFontTableTag = 0x4342_4C43
/// `CFF`: PostScript outlines.
public let kCTFontTableCFF: CTFontTableTag = 0x4346_4620
/// `CFF2`: PostScript outlines, version 2.
public let kCTFontTableCFF2: CTFontTableTag = 0x4346_4632
/// `COLR`: layers of colour glyphs.
public let kCTFontTableCOLR: CTFontTableTag = 0x434F_4C52
/// `CPAL`: colour palettes.
public let kCTFontTableCPAL: CTFontTableTag = 0x4350_414C
/// `cidg`: CID to glyph mapping.
public let kCTFontTableCidg: CTFontTableTag = 0x6369_6467
/// `cmap`: character to glyph mapping.
public let kCTFontTableCmap: CTFontTableTag = 0x636D_6170
/// `cvar`: control value variations.
public let kCTFontTableCvar: CTFontTableTag = 0x6376_6172
/// `cvt`: control values for instructions.
public let kCTFontTableCvt: CTFontTableTag = 0x6376_7420
/// `DSIG`: a digital signature.
public let kCTFontTableDSIG: CTFontTableTag = 0x4453_4947
/// `EBDT`: embedded bitmaps.
public let kCTFontTableEBDT: CTFontTableTag = 0x4542_4454
/// `EBLC`: embedded bitmap locations.
public let kCTFontTableEBLC: CTFontTableTag = 0x4542_4C43
/// `EBSC`: embedded bitmap scaling.
public let kCTFontTableEBSC: CTFontTableTag = 0x4542_5343
/// `fdsc`: font descriptors.
public let kCTFontTableFdsc: CTFontTableTag = 0x6664_7363
/// `feat`: Apple's layout features.
public let kCTFontTableFeat: CTFontTableTag = 0x6665_6174
/// `fmtx`: metrics.
public let kCTFontTableFmtx: CTFontTableTag = 0x666D_7478
/// `fond`: classic Mac OS font families.
public let kCTFontTableFond: CTFontTableTag = 0x666F_6E64
/// `fpgm`: the font's program.
public let kCTFontTableFpgm: CTFontTableTag = 0x6670_676D
/// `fvar`: font variation axes.
public let kCTFontTableFvar: CTFontTableTag = 0x6676_6172
/// `GDEF`: glyph definitions.
public let kCTFontTableGDEF: CTFontTableTag = 0x4744_4546
/// `GPOS`: glyph positioning.
public let kCTFontTableGPOS: CTFontTableTag = 0x4750_4F53
/// `GSUB`: glyph substitution.
public let kCTFontTableGSUB: CTFontTableTag = 0x4753_5542
/// `gasp`: grid-fitting and scan conversion.
public let kCTFontTableGasp: CTFontTableTag = 0x6761_7370
/// `glyf`: outlines.
public let kCTFontTableGlyf: CTFontTableTag = 0x676C_7966
/// `gvar`: glyph outline variations.
public let kCTFontTableGvar: CTFontTableTag = 0x6776_6172
/// `HVAR`: horizontal metrics variations.
public let kCTFontTableHVAR: CTFontTableTag = 0x4856_4152
/// `hdmx`: horizontal device metrics.
public let kCTFontTableHdmx: CTFontTableTag = 0x6864_6D78
/// `head`: the font header.
public let kCTFontTableHead: CTFontTableTag = 0x6865_6164
/// `hhea`: the horizontal header.
public let kCTFontTableHhea: CTFontTableTag = 0x6868_6561
/// `hmtx`: horizontal metrics.
public let kCTFontTableHmtx: CTFontTableTag = 0x686D_7478
/// `hsty`: horizontal styles.
public let kCTFontTableHsty: CTFontTableTag = 0x6873_7479
/// `JSTF`: justification.
public let kCTFontTableJSTF: CTFontTableTag = 0x4A53_5446
/// `just`: Apple's justification.
public let kCTFontTableJust: CTFontTableTag = 0x6A75_7374
/// `kern`: kerning.
public let kCTFontTableKern: CTFontTableTag = 0x6B65_726E
/// `kerx`: extended kerning.
public let kCTFontTableKerx: CTFontTableTag = 0x6B65_7278
/// `LTSH`: linear thresholds.
public let kCTFontTableLTSH: CTFontTableTag = 0x4C54_5348
/// `lcar`: ligature carets.
public let kCTFontTableLcar: CTFontTableTag = 0x6C63_6172
/// `loca`: glyph locations.
public let kCTFontTableLoca: CTFontTableTag = 0x6C6F_6361
/// `ltag`: language tags.
public let kCTFontTableLtag: CTFontTableTag = 0x6C74_6167
/// `MATH`: mathematical layout.
public let kCTFontTableMATH: CTFontTableTag = 0x4D41_5448
/// `MERG`: glyph merging.
public let kCTFontTableMERG: CTFontTableTag = 0x4D45_5247
/// `MVAR`: metrics variations.
public let kCTFontTableMVAR: CTFontTableTag = 0x4D56_4152
/// `maxp`: maximum profile, the font's memory requirements.
public let kCTFontTableMaxp: CTFontTableTag = 0x6D61_7870
/// `meta`: metadata.
public let kCTFontTableMeta: CTFontTableTag = 0x6D65_7461
/// `mort`: glyph metamorphosis.
public let kCTFontTableMort: CTFontTableTag = 0x6D6F_7274
/// `morx`: extended glyph metamorphosis.
public let kCTFontTableMorx: CTFontTableTag = 0x6D6F_7278
/// `name`: names.
public let kCTFontTableName: CTFontTableTag = 0x6E61_6D65
/// `OS/2`: metrics for Windows and OS/2.
public let kCTFontTableOS2: CTFontTableTag = 0x4F53_2F32
/// `opbd`: optical bounds.
public let kCTFontTableOpbd: CTFontTableTag = 0x6F70_6264
/// `PCLT`: data for PCL 5.
public let kCTFontTablePCLT: CTFontTableTag = 0x5043_4C54
/// `post`: glyph names and PostScript data.
public let kCTFontTablePost: CTFontTableTag = 0x706F_7374
/// `prep`: the control value program.
public let kCTFontTablePrep: CTFontTableTag = 0x7072_6570
/// `prop`: glyph properties.
public let kCTFontTableProp: CTFontTableTag = 0x7072_6F70
/// `STAT`: style attributes.
public let kCTFontTableSTAT: CTFontTableTag = 0x5354_4154
/// `SVG`: glyphs as SVG documents.
public let kCTFontTableSVG: CTFontTableTag = 0x5356_4720
/// `sbit`: bitmaps.
public let kCTFontTableSbit: CTFontTableTag = 0x7362_6974
/// `sbix`: bitmaps in standard image formats.
public let kCTFontTableSbix: CTFontTableTag = 0x7362_6978
/// `trak`: tracking.
public let kCTFontTableTrak: CTFontTableTag = 0x7472_616B
/// `VDMX`: vertical device metrics.
public let kCTFontTableVDMX: CTFontTableTag = 0x5644_4D58
/// `VORG`: vertical origins.
public let kCTFontTableVORG: CTFontTableTag = 0x564F_5247
/// `VVAR`: vertical metrics variations.
public let kCTFontTableVVAR: CTFontTableTag = 0x5656_4152
/// `vhea`: the vertical header.
public let kCTFontTableVhea: CTFontTableTag = 0x7668_6561
/// `vmtx`: vertical metrics.
public let kCTFontTableVmtx: CTFontTableTag = 0x766D_7478
/// `xref`: cross-references.
public let kCTFontTableXref: CTFontTableTag = 0x7872_6566
/// `zapf`: glyph information.
public let kCTFontTableZapf: CTFontTableTag = 0x7A61_7066
