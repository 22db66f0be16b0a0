/// The icons for Apple's symbols: the name of one in the font Material Icons, after a slash that of the unfilled form
/// if the font has one, and the symbols that it represents. Suffixes such as `.fill`, `.circle` and `.badge.plus` need
/// no entry.
enum SymbolIcons {
    /// The icons by symbol name.
    static let all: [Substring: Icon] = {
        var all: [Substring: Icon] = [:]
        for entry in list.split(separator: ";") {
            let words = entry.split { $0.isWhitespace }
            guard let icons = words.first?.split(separator: "/") else { continue }
            let icon = Icon(name: String(icons[0]), outline: icons.count > 1 ? String(icons[1]) : nil)
            for name in words.dropFirst() { all[name] = icon }
        }
        return all
    }()

    struct Icon: Hashable, Sendable {
        let name: String
        let outline: String?
    }

    private static let list = """
        123 textformat.123; 3d_rotation rotate.3d view.3d; 4k 4k.tv; abc abc textformat.abc; access_time_filled/schedule
        clock; accessibility_new accessibility figure; accessible figure.roll; accessible_forward
        figure.roll.runningpace; account_balance building.columns; account_balance_wallet wallet.pass; account_circle
        person.crop.circle.dashed; add_a_photo plus.viewfinder;
        add_link link.badge.plus; add_road road.lanes; add_shopping_cart cart.badge.plus; add_to_queue
        macwindow.badge.plus; ads_click contextualmenu.and.cursorarrow cursorarrow.click cursorarrow.rays; air lungs
        smoke wind; airline_seat_recline_normal figure.seated.side; airplay airplayaudio airplayvideo; airport_shuttle
        suv.side; alarm alarm deskclock; album opticaldisc opticaldiscdrive; align_horizontal_center
        align.horizontal.center; align_horizontal_left align.horizontal.left; align_horizontal_right
        align.horizontal.right; align_vertical_bottom align.vertical.bottom; align_vertical_center
        align.vertical.center; align_vertical_top align.vertical.top; all_inbox mail.stack tray.2 tray.full;
        all_inclusive infinity; alt_route envelope.arrow.triangle.branch; alternate_email at; app_registration
        app.badge; app_shortcut appclip; apps apps.ipad apps.iphone circle.grid.3x3 line.3.crossed.swirl.circle
        square.grid.3x3; architecture compass.drawing; archive archivebox; arrow_back arrowshape.backward
        arrowshape.left; arrow_downward arrowshape.down; arrow_drop_down arrowtriangle.down; arrow_drop_up
        arrowtriangle.up; arrow_forward arrowshape.forward arrowshape.right; arrow_left arrowtriangle.backward
        arrowtriangle.left; arrow_right arrowtriangle.forward arrowtriangle.right; arrow_upward arrowshape.up; art_track
        text.below.photo; article doc.richtext doc.text.image; aspect_ratio aspectratio; assessment
        chart.bar.doc.horizontal; assignment list.bullet.clipboard list.clipboard pencil.and.list.clipboard;
        assistant_direction arrow.triangle.turn.up.right.circle; attach_file paperclip; attach_money dollarsign;
        attachment rectangle.and.paperclip; audiotrack guitars; auto_awesome sparkle sparkles; auto_fix_high
        wand.and.stars wand.and.stars.inverse; auto_fix_normal wand.and.rays; back_hand hand.point.down hand.point.left
        hand.point.right; backpack backpack; backspace clear delete.backward delete.forward delete.left delete.right;
        badge person.crop.rectangle person.text.rectangle; ballot filemenu.and.selection; bar_chart chart.bar; bathtub
        bathtub; battery_charging_full bolt.batteryblock; battery_std batteryblock
        minus.plus.batteryblock; beach_access beach.umbrella; bed bed.double; bedtime moon moon.zzz powersleep sleep
        speaker.zzz zzz; blinds blinds.horizontal.open; blinds_closed blinds.horizontal.closed; block nosign
        slash.circle; blur_circular circle.dotted; blur_linear text.redaction; bolt bolt; book book.closed
        text.book.closed; bookmark/bookmark_border bookmark; border_color highlighter; brightness_1 moonphase.new.moon;
        brightness_2 moonphase.waxing.crescent; brightness_3 moonphase.waxing.gibbous; brightness_low light.min sun.min;
        brush paintbrush paintbrush.pointed; bubble_chart circle.hexagongrid; bug_report ant ladybug; build wrench
        wrench.adjustable; burst_mode rectangle.stack; business_center latch.2.case; cabin tent; cable cable.connector
        cable.connector.horizontal powercord; cake birthday.cake; calculate divide x.squareroot; calendar_today
        calendar; calendar_view_day calendar.day.timeline.left calendar.day.timeline.right; call phone; call_end
        phone.down; call_made line.diagonal.arrow; call_merge arrow.triangle.pull; call_to_action dock.rectangle; camera
        camera.aperture; cameraswitch arrow.triangle.2.circlepath.camera camera.rotate; campaign megaphone; car_crash
        car.front.waves.up; card_giftcard gift giftcard; casino dice die.face.1 die.face.2 die.face.3 die.face.4
        die.face.5 die.face.6; celebration balloon balloon.2 fireworks party.popper; cell_tower
        antenna.radiowaves.left.and.right; center_focus_strong camera.metering.center.weighted dot.viewfinder
        person.fill.viewfinder; center_focus_weak camera.metering.spot camera.viewfinder; chair chair; chair_alt
        chair.lounge; chat info.bubble quote.bubble text.bubble; chat_bubble/chat_bubble_outline bubble bubble.left
        bubble.middle.bottom bubble.middle.top bubble.right; check_circle purchased; checklist checklist
        checklist.checked checklist.unchecked; checkroom hanger tshirt; child_care figure.child; circle
        moonphase.full.moon; clean_hands hands.and.sparkles hands.sparkles; cleaning_services comb eraser
        eraser.line.dashed; close multiply; close_fullscreen arrow.down.forward.and.arrow.up.backward
        arrow.down.left.and.arrow.up.right arrow.down.right.and.arrow.up.left; closed_caption captions.bubble; cloud
        link.icloud; cloud/cloud_queue icloud; cloud_circle person.icloud; cloud_done checkmark.icloud; cloud_download
        icloud.and.arrow.down; cloud_off exclamationmark.icloud xmark.icloud; cloud_sync arrow.clockwise.icloud
        arrow.counterclockwise.icloud arrow.triangle.2.circlepath.icloud bolt.icloud; cloud_upload icloud.and.arrow.up;
        code chevron.left.forwardslash.chevron.right swift; colorize eyedropper eyedropper.halffull; commute car.2;
        compress arrow.left.and.line.vertical.and.arrow.right arrow.up.and.line.horizontal.and.arrow.down
        rectangle.compress.vertical; computer pc; confirmation_number ticket; connected_tv tv.and.mediabox; construction
        hammer screwdriver; contact_mail person.crop.square.filled.and.at.rectangle; contactless wave.3.backward
        wave.3.forward wave.3.left wave.3.right; content_copy doc.on.doc square.on.square; content_cut scissors;
        content_paste clipboard doc.on.clipboard; content_paste_go arrow.right.doc.on.clipboard; contrast
        circle.bottomhalf.filled circle.lefthalf.filled circle.righthalf.filled circle.tophalf.filled
        moonphase.first.quarter moonphase.last.quarter; copy_all square.on.circle; coronavirus allergens microbe;
        corporate_fare building; countertops cooktop; create pencil.tip pencil.tip.crop.circle; create_new_folder
        folder.badge.plus plus.rectangle.on.folder square.grid.3x1.folder.badge.plus; credit_card creditcard;
        credit_card_off creditcard.trianglebadge.exclamationmark; credit_score creditcard.and.123; crisis_alert
        exclamationmark.warninglight light.beacon.max light.beacon.min warninglight; crop crop; crop_16_9
        rectangle.ratio.16.to.9; crop_3_2 rectangle.ratio.4.to.3; crop_free viewfinder; crop_portrait rectangle.portrait
        rectangle.ratio.3.to.4 rectangle.ratio.9.to.16; crop_rotate crop.rotate; crop_square squareshape view.2d;
        cruelty_free hare; currency_bitcoin bitcoinsign; currency_franc francsign; currency_lira turkishlirasign;
        currency_pound sterlingsign; currency_ruble rublesign; currency_rupee indianrupeesign rupeesign; currency_yen
        yensign; currency_yuan chineseyuanrenminbisign; curtains curtains.open; curtains_closed curtains.closed; cyclone
        hurricane; dashboard rectangle.3.offgrid; data_object curlybraces; data_usage circle.dashed;
        delete/delete_outline trash; delete_forever xmark.bin; description doc.plaintext doc.text; design_services
        pencil.and.ruler; desk studentdesk; desktop_mac desktopcomputer; desktop_windows macpro.gen1; details
        righttriangle; device_thermostat thermometer.high; devices ipad.and.iphone laptopcomputer.and.iphone
        macbook.and.ipad macbook.and.iphone; diamond rhombus suit.diamond; directions
        arrow.triangle.turn.up.right.diamond; directions_bike bicycle figure.outdoor.cycle figure.outdoor.cycle.motion;
        directions_boat car.ferry ferry; directions_bus bus bus.doubledecker; directions_car car car.rear car.side;
        directions_railway train.side.middle.car; directions_run figure.elliptical figure.mixed.cardio figure.run
        figure.track.and.field figure.walk.motion; directions_walk figure.step.training figure.walk; dns
        externaldrive.connected.to.line.below server.rack xserve; do_not_step shoe shoeprints; document_scanner
        doc.text.viewfinder doc.viewfinder text.viewfinder; door_front door.left.hand.closed door.right.hand.closed
        entry.lever.keypad; door_sliding door.sliding.left.hand.open door.sliding.right.hand.open; doorbell
        video.doorbell; downhill_skiing figure.skiing.downhill skis; download tray.and.arrow.down; drafts envelope.open;
        drag_handle equal; drag_indicator circle.grid.2x1; draw pencil.and.scribble signature; drive_eta steeringwheel;
        drive_file_rename_outline pencil.line; dry dryer; earbuds airpods airpodspro earbuds; eco carrot leaf; edit
        applepencil pencil; edit_note pencil.and.outline square.and.pencil; edit_road road.lane.arrowtriangle.2.inward;
        eject eject mount; electric_bolt bolt.horizontal; electric_car bolt.car; email/mail_outline envelope; emergency
        asterisk staroflife; emoji_events trophy; emoji_people figure.2.arms.open figure.arms.open; escalator_warning
        figure.and.child.holdinghands; euro_symbol eurosign; ev_station ev.charger ev.plug.ac.type.1; exit_to_app
        escape; expand arrow.down.and.line.horizontal.and.arrow.up arrow.right.and.line.vertical.and.arrow.left
        rectangle.expand.vertical; expand_less chevron.compact.up; expand_more chevron.compact.down; explore safari;
        exposure plus.forwardslash.minus plusminus; extension puzzlepiece puzzlepiece.extension; face faceid mustache
        nose; family_restroom figure.2.and.child.holdinghands; fast_forward forward; fast_rewind backward; fastfood
        popcorn; favorite/favorite_border suit.heart; fax faxmachine; feedback exclamationmark.bubble; festival tent.2;
        file_download arrow.down.doc square.and.arrow.down; filter camera.filters; filter_list
        line.2.horizontal.decrease.circle line.3.horizontal.decrease line.horizontal.2.decrease.circle
        line.horizontal.3.decrease; filter_none macwindow.on.rectangle rectangle.on.rectangle
        rectangle.on.rectangle.angled; filter_vintage suit.club suit.spade; find_in_page doc.text.magnifyingglass;
        fingerprint touchid; fireplace fireplace; first_page arrow.backward.to.line arrow.left.to.line
        arrow.left.to.line.compact chevron.backward.to.line chevron.left.to.line; fitness_center dumbbell
        figure.core.training figure.cross.training figure.highintensity.intervaltraining
        figure.strengthtraining.functional figure.strengthtraining.traditional; flag/outlined_flag flag; flare rays;
        flash_auto bolt.badge.a bolt.badge.automatic; flashlight_off flashlight.off flashlight.off.fill; flashlight_on
        flashlight.on flashlight.on.fill; flight airplane; flight_land airplane.arrival; flight_takeoff
        airplane.departure; flip flip.horizontal; flutter_dash bird; folder folder; folder_off folder.badge.minus;
        folder_shared folder.badge.person.crop shared.with.you; folder_zip doc.zipper; fork_right arrow.triangle.branch
        lane; format_align_center text.aligncenter; format_align_justify text.justify; format_align_left text.alignleft
        text.justify.leading text.justify.left; format_align_right text.alignright text.justify.right
        text.justify.trailing; format_bold bold; format_indent_decrease decrease.indent; format_indent_increase
        increase.indent list.bullet.indent text.line.first.and.arrowtriangle.forward; format_italic italic;
        format_list_bulleted list.bullet list.star; format_list_numbered list.number; format_quote quote.closing
        quote.opening text.quote; format_size textformat.size; format_textdirection_l_to_r paragraphsign;
        format_underlined underline; forum bubble.left.and.text.bubble.right; forward arrowshape.turn.up.forward
        arrowshape.turn.up.right; forward_10 goforward.10; forward_30 goforward.30; forward_5 goforward.5; front_hand
        hand.raised.fingers.spread; functions function fx sum; gamepad circle.grid.cross dpad l.joystick r.joystick;
        garage door.garage.closed door.garage.open; gesture hand.draw lasso scribble scribble.variable; gps_fixed scope;
        grain aqi.high aqi.low aqi.medium; graphic_eq waveform; grid_on checkerboard.rectangle rectangle.checkered
        rectangle.split.3x3; grid_view camera.metering.matrix circle.grid.2x2 rectangle.grid.2x2 rectangle.split.2x2
        square.grid.2x2 square.split.2x2 square.split.diagonal.2x2; group_work person.2.gobackward; groups person.3
        person.3.sequence; handyman wrench.and.screwdriver; headphones airpodsmax beats.headphones headphones; healing
        bandage; hearing ear hearingdevice.ear; help_center doc.questionmark; highlight_alt rectangle.dashed
        square.dashed; hiking figure.hiking; history clock.arrow.circlepath; history_edu scroll; home house; home_max
        homekit; horizontal_distribute distribute.horizontal distribute.horizontal.center; horizontal_split barcode
        rectangle.split.1x2 square.split.1x2; hourglass_bottom hourglass.bottomhalf.filled; hourglass_empty hourglass;
        hourglass_top hourglass.tophalf.filled; house_siding house.lodge; how_to_reg person.fill.checkmark; hub
        circle.hexagonpath point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted; hvac
        air.conditioner.horizontal heater.vertical; ice_skating figure.skating; image photo; inbox tray; insert_chart
        chart.bar.xaxis; insert_drive_file doc; install_desktop desktopcomputer.and.arrow.down
        laptopcomputer.and.arrow.down; install_mobile apps.iphone.badge.plus; interpreter_mode person.2.wave.2;
        inventory_2 shippingbox; ios_share square.and.arrow.up square.and.arrow.up.on.square; key key; keyboard keyboard
        keyboard.onehanded.left keyboard.onehanded.right; keyboard_capslock capslock; keyboard_command_key command;
        keyboard_control_key control; keyboard_double_arrow_left chevron.backward.2 chevron.left.2;
        keyboard_double_arrow_right chevron.forward.2 chevron.right.2; keyboard_hide keyboard.chevron.compact.down;
        keyboard_option_key option; keyboard_return return return.left; keyboard_voice music.mic; kitchen cabinet
        refrigerator; lan network; landscape mountain.2; language globe; laptop_mac laptopcomputer macbook macbook.gen1
        macbook.gen2; last_page arrow.forward.to.line arrow.right.to.line arrow.right.to.line.compact
        chevron.forward.to.line chevron.right.to.line; layers
        square.3.layers.3d.down.right square.stack.3d.down.forward square.stack.3d.down.right;
        leaderboard chart.bar.xaxis.ascending; lens oval; library_add plus.rectangle.on.rectangle plus.square.on.square
        square.and.arrow.down.on.square; library_books books.vertical square.stack; library_music music.note.house
        music.quarternote.3; light lamp.ceiling lamp.desk lamp.floor lamp.table; light_mode light.max sun.max; lightbulb
        lightbulb.2; lightbulb/lightbulb_outline lightbulb; line_weight lineweight; link link; linked_camera
        camera.on.rectangle camera.on.rectangle.fill; list list.dash list.triangle; live_help questionmark.bubble;
        live_tv photo.tv sparkles.tv; local_cafe cup.and.saucer mug; local_drink waterbottle; local_fire_department
        flame; local_florist camera.macro; local_gas_station fuelpump; local_hospital cross; local_laundry_service
        dishwasher washer; local_offer tag; local_parking parkingsign; local_shipping truck.box truck.pickup.side;
        location_city building.2 building.2.crop.circle; lock lock.doc lock.icloud lock.laptopcomputer;
        lock/lock_outline lock; lock_clock exclamationmark.lock; lock_open lock.open; login
        rectangle.righthalf.inset.fill.arrow.right; logout rectangle.portrait.and.arrow.forward
        rectangle.portrait.and.arrow.right; looks rainbow; loop arrow.2.squarepath arrow.circlepath arrow.rectanglepath
        arrow.triangle.capsulepath; loupe loupe; luggage suitcase suitcase.rolling; mail envelope.front mail; man
        figure.stand; manage_accounts person.badge.key; manage_search text.magnifyingglass; map map; maps_ugc
        plus.bubble plus.message; mark_chat_read checkmark.bubble checkmark.message; masks facemask; medical_information
        heart.text.square; medical_services cross.case stethoscope; medication pill pills; meeting_room
        door.left.hand.open door.right.hand.open; memory cpu memorychip; menu line.3.horizontal line.horizontal.3;
        menu_book book magazine menucard; merge arrow.triangle.merge; message message; mic/mic_none mic; microwave
        microwave oven; military_tech medal; miscellaneous_services gearshape.2; missed_video_call
        arrow.down.left.video; mode_fan_off fanblades; monitor display display.2; monitor_heart bolt.heart
        waveform.path.ecg; mood face.smiling.inverse; mood_bad face.dashed; moped scooter; more_horiz ellipsis;
        motion_photos_on livephoto livephoto.play; mouse computermouse magicmouse; movie film; music_note music.note;
        music_video music.note.tv; my_location location.viewfinder; navigate_before chevron.compact.left; navigate_next
        chevron.compact.right; navigation location.north; near_me cursorarrow location; new_releases burst; newspaper
        newspaper; nightlife figure.dance; nightlight moon.haze; nordic_walking
        figure.skiing.crosscountry; north_east arrow.up.forward arrow.up.right; north_west arrow.up.backward
        arrow.up.left; note_add doc.badge.plus note.text.badge.plus; notifications/notifications_none bell;
        notifications_active bell.and.waves.left.and.right; ondemand_video play.tv; open_in_full
        arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right arrow.up.right.and.arrow.down.left
        scale.3d; open_with arrow.up.and.down.and.arrow.left.and.right move.3d; outdoor_grill frying.pan stove; outlet
        poweroutlet.type.b; pageview rectangle.and.text.magnifyingglass; palette paintpalette swatchpalette; pan_tool
        hand.raised; paragliding figure.climbing; park tree; payments banknote; pedal_bike figure.indoor.cycle; pentagon
        pentagon; percent percent; perm_phone_msg phone.bubble phone.bubble.left; person
        person.bust; person_add person.fill.turn.right; person_remove person.fill.xmark; person_search
        person.and.background.dotted person.fill.questionmark; personal_injury figure.fall; pest_control lizard; pets
        cat dog pawprint tortoise; phishing figure.fishing; phone_callback phone.arrow.down.left; phone_enabled
        candybarphone flipphone; phone_forwarded phone.arrow.right phone.arrow.up.right; phone_in_talk
        phone.and.waveform; phone_iphone iphone.gen1 iphone.homebutton; phonelink_lock lock.iphone; photo_album
        photo.artframe; photo_camera camera camera.shutter.button; photo_library photo.on.rectangle
        photo.on.rectangle.angled photo.stack; piano pianokeys; picture_in_picture pip pip.exit pip.swap;
        picture_in_picture_alt pip.enter rectangle.inset.filled; pie_chart/pie_chart_outline chart.pie; pin_drop
        mappin.and.ellipse; place mappin; plagiarism doc.badge.gearshape; play_arrow playpause; playlist_add text.append
        text.badge.plus text.insert; playlist_add_check text.badge.checkmark text.badge.star; playlist_remove
        text.badge.minus text.badge.xmark; pool figure.open.water.swim figure.pool.swim figure.water.fitness
        figure.waterpolo; portrait person.crop.artframe; post_add doc.append; power poweron powerplug; power_off
        poweroff; power_settings_new power togglepower; precision_manufacturing engine.combustion; print printer
        printer.dotmatrix; priority_high exclamationmark exclamationmark.2 exclamationmark.3; psychology brain
        brain.head.profile; public globe.americas globe.asia.australia globe.central.south.asia globe.desk
        globe.europe.africa; published_with_changes checkmark.circle.badge.questionmark; push_pin pin; qr_code qrcode;
        qr_code_scanner barcode.viewfinder qrcode.viewfinder; question_answer bubble.left.and.bubble.right;
        question_mark questionmark; queue_music music.note.list; quickreply arrow.up.message; radio radio;
        radio_button_checked circle.inset.filled largecircle.fill.circle record.circle smallcircle.fill.circle
        smallcircle.filled.circle; rate_review rectangle.and.pencil.and.ellipsis; recent_actors
        person.2.crop.square.stack person.crop.rectangle.stack; record_voice_over person.wave.2 voiceover; recycling
        arrow.3.trianglepath; redeem app.gift; redo arrow.uturn.forward arrow.uturn.right arrowshape.bounce.right;
        refresh arrow.clockwise goforward; remove_shopping_cart cart.badge.minus; repeat repeat; repeat_one repeat.1;
        replay gobackward memories; replay_10 gobackward.10; replay_30 gobackward.30; replay_5 gobackward.5; reply
        arrowshape.turn.up.backward arrowshape.turn.up.left; reply_all arrowshape.turn.up.backward.2
        arrowshape.turn.up.left.2; restart_alt arrow.counterclockwise; restaurant fork.knife; restore_from_trash
        arrow.up.trash; reviews line.horizontal.star.fill.line.horizontal star.bubble; ring_volume phone.connection;
        roller_shades roller.shade.open; roller_shades_closed roller.shade.closed; rotate_left rotate.left; rotate_right
        rotate.right; route point.topleft.down.curvedto.point.bottomright.up
        point.topleft.down.to.point.bottomright.curvepath; router macmini macstudio wifi.router; rowing figure.rower
        oar.2.crossed; rss_feed dot.radiowaves.right; rule_folder folder.badge.gearshape; sailing figure.sailing
        sailboat; scale scalemass; scanner scanner; scatter_plot chart.dots.scatter; school graduationcap; science atom
        flask testtube.2; screen_lock_rotation lock.rotation; screen_share shareplay; sd_card sdcard; search
        1.magnifyingglass magnifyingglass; security checkerboard.shield shield.checkered shield.lefthalf.filled
        shield.righthalf.filled; select_all cursorarrow.and.square.on.square.dashed selection.pin.in.out
        square.dashed.inset.filled; self_improvement figure.barre figure.cooldown figure.flexibility
        figure.mind.and.body figure.pilates figure.taichi figure.yoga; send paperplane; send_to_mobile
        ipad.and.arrow.forward iphone.and.arrow.forward; sensors dot.radiowaves.left.and.right sensor;
        sentiment_satisfied face.smiling mouth; set_meal fish; settings_input_antenna cable.coaxial;
        settings_input_component dial.high dial.low dial.medium; settings_remote appletvremote.gen4 av.remote;
        settings_suggest gear.badge; settings_voice mic.and.signal.meter; severe_cold thermometer.snowflake;
        shopping_bag bag gym.bag handbag; shopping_basket basket; shopping_cart cart; show_chart arrowshape.zigzag.right
        chart.xyaxis.line; shower shower; shuffle shuffle; sign_language hands.clap; signal_wifi_bad
        wifi.exclamationmark; signpost signpost.left signpost.right signpost.right.and.left; sim_card simcard simcard.2;
        skateboarding skateboard; skip_next forward.end forward.end.alt forward.frame; skip_previous backward.end
        backward.end.alt backward.frame; slow_motion_video slowmo; smart_button button.programmable; smartphone iphone
        iphone.gen2 iphone.gen3 ipod smartphone; sms ellipsis.message ellipsis.vertical.bubble; sms_failed
        bubble.left.and.exclamationmark.bubble.right; snippet_folder folder.badge.questionmark questionmark.folder;
        snowboarding figure.snowboarding snowboard; snowing wind.snow; social_distance
        figure.stand.line.dotted.figure.stand person.line.dotted.person; sos sos; south_east arrow.down.forward
        arrow.down.right; south_west arrow.down.backward arrow.down.left; space_bar text.word.spacing; space_dashboard
        rectangle.3.group; speaker amplifier hifispeaker homepod; speaker_group hifispeaker.2 homepod.2; speed barometer
        gauge gauge.high gauge.low gauge.medium gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
        gauge.with.dots.needle.67percent gauge.with.needle speedometer; sports figure.equestrian.sports figure.hunting
        sportscourt; sports_baseball baseball figure.baseball figure.softball; sports_basketball basketball
        figure.basketball; sports_cricket cricket.ball figure.cricket figure.lacrosse; sports_esports gamecontroller;
        sports_football figure.american.football football; sports_golf figure.bowling figure.golf; sports_gymnastics
        figure.gymnastics figure.jumprope; sports_handball figure.disc.sports figure.handball figure.play; sports_hockey
        figure.curling figure.hockey hockey.puck; sports_kabaddi figure.fencing figure.kickboxing figure.wrestling;
        sports_martial_arts figure.archery figure.martial.arts; sports_mma figure.boxing; sports_rugby
        figure.australian.football figure.rugby; sports_score flag.2.crossed flag.and.flag.filled.crossed
        flag.checkered; sports_soccer figure.soccer soccerball; sports_tennis figure.badminton figure.racquetball
        figure.squash figure.table.tennis figure.tennis tennis.racket tennisball; sports_volleyball figure.volleyball
        volleyball; stairs figure.stair.stepper figure.stairs stairs; star_half star.leadinghalf.filled
        star.lefthalf.fill; stay_current_landscape iphone.landscape; sticky_note_2 note note.text; stop stop; storage
        cylinder cylinder.split.1x2 externaldrive internaldrive; storefront storefront; storm tropicalstorm; straighten
        level ruler; strikethrough_s strikethrough; stroller stroller; subdirectory_arrow_left arrow.turn.down.left;
        subdirectory_arrow_right arrow.turn.down.right; subscript textformat.subscript; subway tram.fill.tunnel
        tram.tunnel.fill; summarize doc.text.below.ecg; superscript textformat.superscript; support lifepreserver;
        surfing figure.surfing surfboard; swap_calls arrow.triangle.swap; swap_horiz arrow.left.arrow.right; swap_vert
        arrow.up.arrow.down; swipe cursorarrow.motionlines; sync arrow.2.circlepath arrow.triangle.2.circlepath;
        sync_alt arrow.left.and.right; system_update_tv display.and.arrow.down; table_bar table.furniture; table_chart
        tablecells; table_view tablecells.badge.ellipsis; tablet ipad.landscape; tablet_mac ipad ipad.gen1 ipad.gen2
        ipad.homebutton; tag number; takeout_dining takeoutbag.and.cup.and.straw; terminal apple.terminal terminal;
        text_decrease textformat.size.smaller; text_fields character character.cursor.ibeam character.magnify
        character.textbox; text_format bold.italic.underline textformat textformat.alt; text_increase
        textformat.size.larger; textsms ellipsis.bubble; theater_comedy theatermask.and.paintbrush theatermasks;
        theaters eyeglasses sunglasses; thermostat medical.thermometer thermometer thermometer.low thermometer.medium;
        thermostat_auto thermometer.sun; thumb_down/thumb_down_off_alt hand.thumbsdown; thumb_up/thumb_up_off_alt
        hand.thumbsup; timelapse metronome timelapse timer; timeline timeline.selection waveform.path; timer stopwatch;
        tire_repair tirepressure; toggle_on switch.2 switch.programmable; tornado tornado; touch_app hand.point.up
        hand.point.up.braille hand.point.up.left hand.tap rectangle.and.hand.point.up.left
        rectangle.and.hand.point.up.left.filled; toys fan teddybear; track_changes target; train train.side.front.car
        train.side.rear.car; tram cablecar lightrail tram; transfer_within_a_station figure.walk.arrival
        figure.walk.departure person.and.arrow.left.and.arrow.right; transform perspective skew; translate
        character.book.closed character.bubble; trending_down chart.line.downtrend.xyaxis; trending_flat
        chart.line.flattrend.xyaxis; trending_up chart.line.uptrend.xyaxis; tty teletype; tune slider.horizontal.2
        slider.horizontal.2.square.on.square slider.horizontal.3 slider.horizontal.below.rectangle slider.vertical.3
        tuningfork; turn_left arrow.turn.left.down arrow.turn.left.up arrow.turn.up.left; turn_right
        arrow.turn.right.down arrow.turn.right.up arrow.turn.up.right; tv appletv tv tv.inset.filled; u_turn_left
        arrow.uturn.up; u_turn_right arrow.uturn.down; umbrella umbrella; unarchive arrow.up.bin; undo
        arrow.uturn.backward arrow.uturn.left; unfold_more arrow.up.and.down chevron.up.chevron.down; update
        clock.arrow.2.circlepath; upgrade shift; upload tray.and.arrow.up; upload_file arrow.up.doc doc.badge.arrow.up;
        vaccines syringe; vertical_align_bottom arrow.down.to.line arrow.down.to.line.compact; vertical_align_top
        arrow.up.to.line arrow.up.to.line.compact; vertical_distribute distribute.vertical distribute.vertical.center;
        vertical_shades blinds.vertical.open; vertical_shades_closed blinds.vertical.closed; vertical_split
        rectangle.split.2x1 square.split.2x1 uiwindow.split.2x1; vibration iphone.radiowaves.left.and.right; video_call
        arrow.up.right.video; video_library film.stack list.and.film; videocam questionmark.video video web.camera;
        videogame_asset arcade.stick arcade.stick.console; view_agenda rectangle.grid.1x2; view_column
        rectangle.split.3x1; view_comfy square.grid.4x3.fill; view_in_ar arkit cube cube.transparent; view_list
        list.bullet.below.rectangle; view_module rectangle.grid.3x2 square.grid.3x2; view_quilt mosaic
        square.grid.3x1.below.line.grid.1x2; view_sidebar sidebar.squares.left
        sidebar.squares.right; visibility eye eyes opticid; voice_chat video.bubble video.bubble.left;
        voicemail recordingtape; volume_down speaker.minus; volume_up speaker.plus; vpn_key key.horizontal; vpn_lock
        key.icloud; vrpano visionpro; warning abs; wash sink; watch
        applewatch applewatch.side.right applewatch.watchface watch.analog; watch_off exclamationmark.applewatch; water
        spigot sprinkler; water_drop drop humidity; waves fossil.shell water.waves; waving_hand figure.wave hand.wave;
        wb_sunny sun.dust; wb_twilight sun.haze sun.horizon sunrise sunset; wc figure.2
        figure.dress.line.vertical.figure toilet; web_asset macwindow menubar.dock.rectangle menubar.rectangle; weekend
        sofa; wifi_tethering bonjour dot.radiowaves.up.forward personalhotspot; window window.casement
        window.vertical.closed window.vertical.open; wine_bar wineglass; work case; work/work_outline briefcase;
        workspace_premium crown rosette; zoom_in plus.magnifyingglass; zoom_out minus.magnifyingglass; zoom_out_map
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.left.and.down.right.magnifyingglass
        """
}
