/// The Adobe Glyph List, and PDF's predefined encodings. PDF 32000-1, annex D.
enum GlyphTables {
    /// Glyph names by character code: a number sets the code of the next name, and each following name increments it.
    /// Names of the same character are separated by `=`.
    static let names = """
        32 space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk
        plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less
        equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash
        bracketright asciicircum underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft
        bar braceright asciitilde 160 nbspace exclamdown cent sterling currency yen brokenbar section dieresis
        copyright ordfeminine guillemotleft logicalnot sfthyphen registered macron degree plusminus 180 acute mu
        paragraph periodcentered cedilla 186 ordmasculine guillemotright onequarter onehalf threequarters
        questiondown Agrave Aacute Acircumflex Atilde Adieresis Aring AE Ccedilla Egrave Eacute Ecircumflex
        Edieresis Igrave Iacute Icircumflex Idieresis Eth Ntilde Ograve Oacute Ocircumflex Otilde Odieresis
        multiply Oslash Ugrave Uacute Ucircumflex Udieresis Yacute Thorn germandbls agrave aacute acircumflex
        atilde adieresis aring ae ccedilla egrave eacute ecircumflex edieresis igrave iacute icircumflex
        idieresis eth ntilde ograve oacute ocircumflex otilde odieresis divide oslash ugrave uacute ucircumflex
        udieresis yacute thorn ydieresis Amacron amacron Abreve abreve Aogonek aogonek Cacute cacute Ccircumflex
        ccircumflex Cdotaccent cdotaccent Ccaron ccaron Dcaron dcaron Dcroat dcroat Emacron emacron Ebreve
        ebreve Edotaccent edotaccent Eogonek eogonek Ecaron ecaron Gcircumflex gcircumflex Gbreve gbreve
        Gdotaccent gdotaccent 292 Hcircumflex hcircumflex Hbar hbar Itilde itilde Imacron imacron Ibreve ibreve
        Iogonek iogonek Idotaccent dotlessi IJ ij Jcircumflex jcircumflex 312 kgreenlandic Lacute lacute 317
        Lcaron lcaron Ldot ldot Lslash lslash Nacute nacute 327 Ncaron ncaron napostrophe Eng eng Omacron
        omacron Obreve obreve Ohungarumlaut ohungarumlaut OE oe Racute racute 344 Rcaron rcaron Sacute sacute
        Scircumflex scircumflex Scedilla scedilla Scaron scaron 356 Tcaron tcaron Tbar tbar Utilde utilde
        Umacron umacron Ubreve ubreve Uring uring Uhungarumlaut uhungarumlaut Uogonek uogonek Wcircumflex
        wcircumflex Ycircumflex ycircumflex Ydieresis Zacute zacute Zdotaccent zdotaccent Zcaron zcaron longs
        402 florin 416 Ohorn ohorn 431 Uhorn uhorn 486 Gcaron gcaron 506 Aringacute aringacute AEacute aeacute
        Oslashacute oslashacute 710 circumflex caron 728 breve dotaccent ring ogonek tilde hungarumlaut 768
        gravecomb acutecomb 771 tildecomb 777 hookabovecomb 803 dotbelowcomb 900 tonos dieresistonos Alphatonos
        anoteleia Epsilontonos Etatonos Iotatonos 908 Omicrontonos 910 Upsilontonos Omegatonos iotadieresistonos
        Alpha Beta Gamma 917 Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho 931 Sigma Tau
        Upsilon Phi Chi Psi 938 Iotadieresis Upsilondieresis alphatonos epsilontonos etatonos iotatonos
        upsilondieresistonos alpha beta gamma delta epsilon zeta eta theta iota kappa lambda 957 nu xi omicron
        pi rho sigma1 sigma tau upsilon phi chi psi omega iotadieresis upsilondieresis omicrontonos upsilontonos
        omegatonos 977 theta1 Upsilon1 981 phi1 omega1 7808 Wgrave wgrave Wacute wacute Wdieresis wdieresis 7922
        Ygrave ygrave 8210 figuredash endash emdash 8215 underscoredbl quoteleft quoteright quotesinglbase
        quotereversed quotedblleft quotedblright quotedblbase 8224 dagger daggerdbl bullet 8228 onedotenleader
        twodotenleader ellipsis 8240 perthousand 8242 minute second 8249 guilsinglleft guilsinglright 8252
        exclamdbl 8260 fraction 8353 colonmonetary 8355 franc lira 8359 peseta 8363 dong Euro 8465 Ifraktur 8472
        weierstrass 8476 Rfraktur 8478 prescription 8482 trademark 8486 Omega 8494 estimated 8501 aleph 8531
        onethird twothirds 8539 oneeighth threeeighths fiveeighths seveneighths 8592 arrowleft arrowup
        arrowright arrowdown arrowboth arrowupdn 8616 arrowupdnbse 8629 carriagereturn 8656 arrowdblleft
        arrowdblup arrowdblright arrowdbldown arrowdblboth 8704 universal 8706 partialdiff existential 8709
        emptyset Delta gradient element notelement 8715 suchthat 8719 product 8721 summation minus 8727
        asteriskmath 8730 radical 8733 proportional infinity orthogonal angle 8743 logicaland logicalor
        intersection union integral 8756 therefore 8764 similar 8773 congruent 8776 approxequal 8800 notequal
        equivalence 8804 lessequal greaterequal 8834 propersubset propersuperset notsubset 8838 reflexsubset
        reflexsuperset 8853 circleplus 8855 circlemultiply 8869 perpendicular 8901 dotmath 8962 house 8976
        revlogicalnot 8992 integraltp integralbt 9001 angleleft angleright 9472 SF100000 9474 SF110000 9484
        SF010000 9488 SF030000 9492 SF020000 9496 SF040000 9500 SF080000 9508 SF090000 9516 SF060000 9524
        SF070000 9532 SF050000 9552 SF430000 SF240000 SF510000 SF520000 SF390000 SF220000 SF210000 SF250000
        SF500000 SF490000 SF380000 SF280000 SF270000 SF260000 SF360000 SF370000 SF420000 SF190000 SF200000
        SF230000 SF470000 SF480000 SF410000 SF450000 SF460000 SF400000 SF540000 SF530000 SF440000 9600 upblock
        9604 dnblock 9608 block 9612 lfblock 9616 rtblock ltshade shade dkshade 9632 filledbox H22073 9642
        H18543 H18551 filledrect 9650 triagup 9658 triagrt 9660 triagdn 9668 triaglf 9674 lozenge circle 9679
        H18533 9688 invbullet invcircle 9702 openbullet 9786 smileface invsmileface sun 9792 female 9794 male
        9824 spade 9827 club 9829 heart diamond 9834 musicalnote musicalnotedbl 64256 ff fi fl ffi ffl
        """

    /// The encodings in the same form: codes and names.
    static let standard = """
        32 space exclam quotedbl numbersign dollar percent ampersand quoteright parenleft parenright asterisk
        plus comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less
        equal greater question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash
        bracketright asciicircum underscore quoteleft a b c d e f g h i j k l m n o p q r s t u v w x y z
        braceleft bar braceright asciitilde 161 exclamdown cent sterling fraction yen florin section currency
        quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl 177 endash dagger daggerdbl
        periodcentered 182 paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis
        perthousand 191 questiondown 193 grave acute circumflex tilde macron breve dotaccent dieresis 202 ring
        cedilla 205 hungarumlaut ogonek caron emdash 225 AE 227 ordfeminine 232 Lslash Oslash OE ordmasculine
        241 ae 245 dotlessi 248 lslash oslash oe germandbls
        """

    static let symbol = """
        32 space exclam universal numbersign existential percent ampersand suchthat parenleft parenright
        asteriskmath plus comma minus period slash zero one two three four five six seven eight nine colon
        semicolon less equal greater question congruent Alpha Beta Chi Delta Epsilon Phi Gamma Eta Iota theta1
        Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 Omega Xi Psi Zeta bracketleft therefore
        bracketright perpendicular underscore radicalex alpha beta chi delta epsilon phi gamma eta iota phi1
        kappa lambda mu nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi zeta braceleft bar
        braceright similar 128 apple 160 Euro Upsilon1 minute lessequal fraction infinity florin club diamond
        heart spade arrowboth arrowleft arrowup arrowright arrowdown degree plusminus second greaterequal
        multiply proportional partialdiff bullet divide notequal equivalence approxequal ellipsis arrowvertex
        arrowhorizex carriagereturn aleph Ifraktur Rfraktur weierstrass circlemultiply circleplus emptyset
        intersection union propersuperset reflexsuperset notsubset propersubset reflexsubset element notelement
        angle gradient registerserif copyrightserif trademarkserif product radical dotmath logicalnot logicaland
        logicalor arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft registersans
        copyrightsans trademarksans summation parenlefttp parenleftex parenleftbt bracketlefttp bracketleftex
        bracketleftbt bracelefttp braceleftmid braceleftbt braceex 241 angleright integral integraltp integralex
        integralbt parenrighttp parenrightex parenrightbt bracketrighttp bracketrightex bracketrightbt
        bracerighttp bracerightmid bracerightbt
        """

    static let zapfDingbats = """
        32 space a1 a2 a202 a3 a4 a5 a119 a118 a117 a11 a12 a13 a14 a15 a16 a105 a17 a18 a19 a20 a21 a22 a23 a24
        a25 a26 a27 a28 a6 a7 a8 a9 a10 a29 a30 a31 a32 a33 a34 a35 a36 a37 a38 a39 a40 a41 a42 a43 a44 a45 a46
        a47 a48 a49 a50 a51 a52 a53 a54 a55 a56 a57 a58 a59 a60 a61 a62 a63 a64 a65 a66 a67 a68 a69 a70 a71 a72
        a73 a74 a203 a75 a204 a76 a77 a78 a79 a81 a82 a83 a84 a97 a98 a99 a100 128 a89 a90 a93 a94 a91 a92 a205
        a85 a206 a86 a87 a88 a95 a96 161 a101 a102 a103 a104 a106 a107 a108 a112 a111 a110 a109 a120 a121 a122
        a123 a124 a125 a126 a127 a128 a129 a130 a131 a132 a133 a134 a135 a136 a137 a138 a139 a140 a141 a142 a143
        a144 a145 a146 a147 a148 a149 a150 a151 a152 a153 a154 a155 a156 a157 a158 a159 a160 a161 a163 a164 a196
        a165 a192 a166 a167 a168 a169 a170 a171 a172 a173 a162 a174 a175 a176 a177 a178 a179 a193 a180 a199 a181
        a200 a182 241 a201 a183 a184 a197 a185 a194 a198 a186 a195 a187 a188 a189 a190 a191
        """
}
